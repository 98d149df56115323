import { callRow, Namespace } from '../library/index.ts';
import type { Expression, Node, Statement } from '../parser/ast.ts';
import { Dict, listKeys, lookup } from './dict.ts';
import { pyError, typeError } from './errors.ts';
import { Macro } from './macro.ts';
import { str } from './repr.ts';
import type { Row } from './runtime.ts';
import { isIterable, iterate } from './sequences.ts';
import { closest } from './suggest.ts';
import type { Frame, MacroCode } from './types.ts';
import { Undefined } from './undefined.ts';
import { isMapping, isString, type Kwargs, typeName, type Value } from './values.ts';

/** A call without `*` and `**`. It remembers where its arguments belong in the macro that it called last. */
export class CallSite {
  readonly node: Expression | Statement;
  /** Number of positional arguments, before those with names. */
  private readonly count: number;
  private readonly names: readonly string[];
  private known: MacroCode | undefined = undefined;
  private slots: readonly number[] | undefined = undefined;

  constructor(node: Expression | Statement, count: number, names: readonly string[]) {
    this.node = node;
    this.count = count;
    this.names = names;
  }

  /** The slots of the arguments in a macro, where nothing has to be checked on each call. */
  slotsIn(target: Macro): readonly number[] | undefined {
    if (target.code !== this.known) {
      this.known = target.code;
      this.slots = this.findSlots(target.code);
    }
    return this.slots;
  }

  private findSlots(code: MacroCode): number[] | undefined {
    const { params, paramSlots } = code;
    if (code.takesCaller || code.kwargsSlot >= 0 || code.varargsSlot >= 0 || this.count > params.length)
      return undefined;
    const slots = paramSlots.slice(0, this.count);
    for (const name of this.names) {
      const place = params.indexOf(name);
      if (place < this.count) return undefined;
      slots.push(paramSlots[place] as number);
    }
    return slots;
  }

  /** Calls with the values of all arguments. */
  call({ render }: Frame, target: Value, values: readonly Value[]): Value {
    const slots = target instanceof Macro ? this.slotsIn(target) : undefined;
    render.at = this.node;
    if (slots) {
      const inner = (target as Macro).open();
      for (let i = 0; i < values.length; i++) inner.variables[slots[i] as number] = values[i];
      return (target as Macro).run(inner);
    }
    const { count, names } = this;
    if (!names.length) return render.call(target, values);
    const named = new Map(names.map((name, i) => [name, values[count + i]]));
    return render.call(target, values.slice(0, count), named);
  }
}

/** Adds the items behind `*` to positional arguments. */
export function positional(frame: Frame, values: Value[], more: Value, node: Node): Value[] {
  frame.render.at = node;
  if (!isIterable(more)) throw typeError(`Value after * must be an iterable, not ${typeName(more)}`);
  for (const value of iterate(more)) values.push(value);
  return values;
}

/** Adds the entries behind `**` to keyword arguments. */
export function keywords(frame: Frame, values: Map<string, Value>, more: Value, node: Node): Map<string, Value> {
  frame.render.at = node;
  if (more instanceof Undefined) throw more.failure();
  if (!isMapping(more)) throw typeError(`argument after ** must be a mapping, not ${typeName(more)}`);
  for (const key of listKeys(more)) {
    if (!isString(key)) throw typeError('keywords must be strings');
    const name = str(key);
    if (values.has(name)) throw typeError(`got multiple values for keyword argument '${name}'`);
    values.set(name, lookup(more, key));
  }
  return values;
}

/** Calls any value. */
export function callValue(
  { render }: Frame,
  target: Value,
  args: readonly Value[],
  named: Kwargs | undefined,
  node: Node,
): Value {
  render.at = node;
  return render.call(target, args, named);
}

/** Calls a row whose arguments only the call can bind. */
export function callOpenRow(
  { render }: Frame,
  row: Row,
  args: readonly Value[],
  named: Kwargs | undefined,
  node: Node,
): Value {
  render.at = node;
  return callRow(render, row, args, named);
}

/** Calls the template's `namespace`; `own`: Jinja's function. */
export function newNamespace(frame: Frame, own: Value, target: Value, entries: [string, Value][], node: Node): Value {
  if (target === own) return new Namespace(new Dict(entries));
  return callValue(frame, target, [], entries.length ? new Map(entries) : undefined, node);
}

/** A filter or test that does not exist. */
interface UnknownStep {
  readonly kind: 'filter' | 'test';
  readonly name: string;
  readonly place: Node;
  readonly names: () => readonly string[];
}

/** The error of a filter or test that does not exist, once it is reached. */
export function failUnknown({ render }: Frame, step: UnknownStep, named: Kwargs | undefined): never {
  const { kind, name } = step;
  const [keyword] = named?.keys() ?? [];
  render.at = step.place;
  // The stub for it in Jinja's code takes no keywords.
  if (keyword !== undefined) throw typeError(`${kind} '${name}' got an unexpected keyword argument '${keyword}'`);
  const error = pyError('TemplateRuntimeError', `No ${kind} named '${name}' found.`);
  error.suggestion = closest(name, step.names()) ?? '';
  throw error;
}

/** The fields of a namespace that is written to. */
export function requireFields(frame: Frame, owner: Value, node: Node): Dict {
  if (owner instanceof Namespace) return owner.fields;
  frame.render.at = node;
  throw pyError('TemplateRuntimeError', 'cannot assign attribute on non-namespace object');
}

/** Assigns to a field; its name is an identifier, which a Dict stores as it is. */
export function setField(frame: Frame, owner: Value, name: string, value: Value, node: Node): void {
  requireFields(frame, owner, node).map.set(name, value);
}

/** The result of a call or filter block, which must be text. */
export function blockText(frame: Frame, value: Value, node: Node): string {
  if (isString(value)) return str(value);
  frame.render.at = node;
  throw typeError(`expected str instance, ${typeName(value)} found`);
}
