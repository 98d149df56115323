import { typeError } from '../runtime/errors.ts';
import { repr } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { addressOf, type Kwargs, Markup, PyObject, typeName, type Value } from '../runtime/values.ts';
import { OPEN, POSITIONAL, type Row } from './row.ts';

/** The arguments for `row.fn` from those of a call, or the TypeError that Python raises. */
export function bind(row: Row, args: readonly Value[], kwargs?: Kwargs): readonly Value[] {
  const { params } = row;
  const isOpen = row.has(OPEN);
  const count = params.length;
  if (!kwargs?.size && !isOpen && args.length >= row.required && args.length <= count) return args;
  if (row.has(POSITIONAL) && kwargs?.size) throw typeError(`${row.title}() takes no keyword arguments`);
  const bound = args.slice(0, count);
  const further = new Map<string, Value>();
  for (const [name, value] of kwargs ?? []) {
    const index = params.indexOf(name);
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

/** The error for too many positional arguments; the value that a method is called on does not count. */
function tooMany({ title, params }: Row, given: number): Error {
  const self = +(params[0] === 'self');
  const most = params.length - self;
  return typeError(`${title}() takes at most ${most} argument${most === 1 ? '' : 's'} (${given - self} given)`);
}

/** A method on its value, as `x.upper` gives it, or a function such as `range`. */
export class Builtin extends PyObject {
  readonly row: Row;
  readonly self: readonly Value[];
  /** True if Python implements the method in Python: its repr is then that of a bound method. */
  private readonly isBound: boolean;
  constructor(row: Row, ...self: Value[]) {
    const isFunction = !self.length || row.name.startsWith('format');
    const isBound = !isFunction && self[0] instanceof Markup;
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
