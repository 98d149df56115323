import { typeError } from '../runtime/errors.ts';
import { repr } from '../runtime/repr.ts';
import type { Row, Runtime } from '../runtime/runtime.ts';
import { formatAddress, type Kwargs, Markup, PyObject, typeName, type Value } from '../runtime/values.ts';
import { OPEN, POSITIONAL } from './row.ts';

const noKeywords: Kwargs = new Map();

/** The arguments for `row.fn` from those of a call, or a TypeError where Python raises one. */
export function bind(row: Row, args: readonly Value[], kwargs?: Kwargs): readonly Value[] {
  const { name, params, required } = row;
  const isOpen = row.has(OPEN);
  if (!kwargs?.size && !isOpen && args.length >= required && args.length <= params.length) return args;
  // The filters that take a test or another filter.
  if (!kwargs?.size && isOpen && params.length === 1 && args.length) return [args[0], args.slice(1), noKeywords];
  const wrong = (text: string) => typeError(`${name}() ${text}`);
  if (row.has(POSITIONAL) && kwargs?.size) throw wrong('takes no keyword arguments');
  if (args.length > params.length && !isOpen) throw wrong('got too many arguments');
  const bound = args.slice(0, params.length);
  const further = new Map<string, Value>();
  for (const [name, value] of kwargs ?? []) {
    const index = params.indexOf(name);
    if (index < 0 ? !isOpen : index < args.length)
      throw wrong(`got ${index < 0 ? 'an unexpected keyword' : 'multiple values for'} argument '${name}'`);
    if (index < 0) further.set(name, value);
    else bound[index] = value;
  }
  for (let i = 0; i < required; i++) if (!(i in bound)) throw wrong(`missing required argument: '${params[i]}'`);
  if (!isOpen) return bound;
  bound.length = params.length;
  return [...bound, args.slice(params.length), further];
}

/** Calls a row with arguments as they come. */
export const callRow = (rt: Runtime, row: Row, args: readonly Value[], kwargs?: Kwargs): Value =>
  row.fn(rt, ...bind(row, args, kwargs));

/** A method on its value, as `x.upper` gives it, or a function such as `range`. */
export class Builtin extends PyObject {
  readonly row: Row;
  readonly self: readonly Value[];
  constructor(row: Row, ...self: Value[]) {
    const isFunction = !self.length || row.name.startsWith('format');
    const ofFunction = CLASS.test(row.title) ? 'type' : 'function';
    const ofMethod = self[0] instanceof Markup && !OF_STR.test(row.name) ? 'method' : 'builtin_function_or_method';
    super(isFunction ? ofFunction : ofMethod);
    this.row = row;
    this.self = self;
  }
  override call(rt: Runtime, args: readonly Value[], kwargs?: Kwargs): Value {
    return callRow(rt, this.row, this.self.length ? [...this.self, ...args] : args, kwargs);
  }
  override repr(): string {
    const { title, name } = this.row;
    const [self] = this.self;
    const ofType = self === undefined ? title : `${typeName(self)}.${name}`;
    const address = `at ${formatAddress(this)}>`;
    switch (this.type) {
      case 'method':
        return `<bound method ${ofType} of ${repr(self)}>`;
      case 'type':
        return `<class '${title}'>`;
      case 'function':
        return `<function ${ofType} ${address}`;
    }
    return `<built-in method ${name} of ${typeName(self)} object ${address}`;
  }
}

/** Methods that Markup has from str as they are. */
const OF_STR = /^(count|encode|(end|start)swith|r?(find|index)|is.+)$/;

/** Titles of the functions that are classes in Python. */
const CLASS = /^(dict|range|jinja2\..*)$/;
