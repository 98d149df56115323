import { typeError } from '../runtime/errors.ts';
import { repr } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { addressOf, type Kwargs, Markup, PyObject, typeName, type Value } from '../runtime/values.ts';
import { CLOSED, ENVIRONMENT, NATIVE, OPEN, POSITIONAL, type Row } from './row.ts';

/** The arguments for `row.fn` from those of a call, or the TypeError that Python raises. */
export function bind(row: Row, args: readonly Value[], kwargs?: Kwargs): readonly Value[] {
  const { params } = row;
  const isOpen = row.has(OPEN);
  const count = params.length;
  if (!kwargs?.size && !isOpen && args.length >= row.required && args.length <= count) return args;
  if (row.has(POSITIONAL) && (kwargs?.size || args.length > count || args.length < row.required))
    throw wrongCount(row, args.length, kwargs);
  const bound = args.slice(0, count);
  if (row.has(NATIVE)) checkNative(row, args.length, kwargs);
  const further = new Map<string, Value>();
  for (const [name, value] of kwargs ?? []) {
    const index = params.indexOf(name);
    if (row.has(CLOSED) && index >= 0 && name !== 'suffix')
      throw typeError(`${row.title}() got some positional-only arguments passed as keyword arguments: '${name}'`);
    if (index < 0) {
      if (!isOpen) throw typeError(`${row.title}() got an unexpected keyword argument '${name}'`);
      further.set(name, value);
      continue;
    }
    if (index < args.length) throw typeError(`${row.title}() got multiple values for argument '${name}'`);
    bound[index] = value;
  }
  if (args.length > count && !isOpen) throw tooMany(row, args.length);
  const missing = params
    .slice(0, row.required)
    .filter((_, index) => bound[index] === undefined && index >= args.length);
  if (missing.length) {
    const names = missing.map((name) => `'${name}'`);
    const last = names.pop();
    const list = names.length ? `${names.join(', ')}${names.length > 1 ? ',' : ''} and ${last}` : last;
    throw typeError(
      `${row.title}() missing ${missing.length} required positional argument${names.length ? 's' : ''}: ${list}`,
    );
  }
  if (isOpen) {
    bound.length = count;
    bound.push(args.slice(count), further);
  }
  return bound;
}

/** Calls a row with arguments as they come. */
export const callRow = (rt: Runtime, row: Row, args: readonly Value[], kwargs?: Kwargs): Value =>
  row.fn(rt, ...bind(row, args, kwargs));

function tooMany(row: Row, given: number): Error {
  const extra = +row.has(ENVIRONMENT);
  const most = row.params.length + extra;
  const least = row.required + extra;
  const takes = least < most ? `from ${least} to ${most}` : most;
  return typeError(
    `${row.title}() takes ${takes} positional argument${least < most || most !== 1 ? 's' : ''} but ${given + extra} ${given + extra === 1 ? 'was' : 'were'} given`,
  );
}

/** What a function written in C says; the value a method is called on does not count. */
function wrongCount({ title: full, params, required }: Row, given: number, kwargs: Kwargs | undefined): Error {
  const title = full.replace(bare, '');
  if (kwargs?.size) return typeError(`${title}() takes no keyword arguments`);
  const self = +/^\w+\./.test(full) - +full.startsWith('_');
  const [least, most, count] = [required - self, params.length - self, given - self];
  const bound = count < least ? least : most;
  if (least === most && least < 2)
    return typeError(`${title}() takes ${most ? 'exactly one argument' : 'no arguments'} (${count} given)`);
  const how = least === most ? '' : count < least ? 'at least ' : 'at most ';
  if (title !== full)
    return typeError(`${title}() takes ${how}${bound} argument${bound === 1 ? '' : 's'} (${count} given)`);
  return typeError(`${title.split('.').pop()} expected ${how}${bound} argument${bound === 1 ? '' : 's'}, got ${count}`);
}

/** Methods whose texts name them without their class. */
const bare = /^(?:str|Markup)\.(?=(r?find|r?index|count|startswith|endswith|format_map)$)/;

/** The texts of functions written in C that take keywords. */
function checkNative({ title, params }: Row, given: number, kwargs: Kwargs = new Map()): void {
  const name = title.slice(title.indexOf('.') + 1);
  const most = params.length - 1;
  const count = given - 1 + kwargs.size;
  if (count > most)
    throw typeError(
      `${name}() takes at most ${most} ${given > 1 ? '' : 'keyword '}argument${most === 1 ? '' : 's'} (${count} given)`,
    );
  for (const key of kwargs.keys()) {
    const index = params.indexOf(key, 1);
    if (index < 0) throw typeError(`'${key}' is an invalid keyword argument for ${name}()`);
    if (index < given) throw typeError(`argument for ${name}() given by name ('${key}') and position (${index})`);
  }
}

/** A method on its value, as `x.upper` gives it, or a function such as `range`. */
export class Builtin extends PyObject {
  readonly row: Row;
  readonly self: readonly Value[];
  /** Whether Python's own is a method written in Python. */
  private readonly isBound: boolean;
  constructor(row: Row, ...self: Value[]) {
    const isFunction = !self.length || row.name.startsWith('format');
    const isBound = !isFunction && self[0] instanceof Markup && !row.has(POSITIONAL) && !row.has(NATIVE);
    const ofFunction = isClass(row) ? 'type' : 'function';
    super(isBound ? 'method' : isFunction ? ofFunction : 'builtin_function_or_method');
    this.row = row;
    this.self = self;
    this.isBound = isBound;
  }
  override call(rt: Runtime, args: readonly Value[], kwargs?: Kwargs): Value {
    return callRow(rt, this.row, this.self.length ? [...this.self, ...args] : args, kwargs);
  }
  override repr(): string {
    const { name, title } = this.row;
    const [self] = this.self;
    if (this.isBound) return `<bound method ${title} of ${repr(self)}>`;
    if (this.type.startsWith('b')) return `<built-in method ${name} of ${typeName(self)} object at ${addressOf(this)}>`;
    if (isClass(this.row)) return `<class '${title === name ? name : `jinja2.utils.${title.split('.')[0]}`}'>`;
    return `<function ${title} at ${addressOf(this)}>`;
  }
}

const isClass = ({ title }: Row): boolean => title.endsWith('__') || title === 'dict' || title === 'range';
