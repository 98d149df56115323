import { isPlainKey } from '../compile/access.ts';
import { inOrder } from '../compile/bound-call.ts';
import { MUTATES, methods, type Row } from '../library/index.ts';
import type { Attribute, Call, Concat, Expression, Filter, Item, Test } from '../parser/ast.ts';
import type { CodeWriter, LoopNames } from './code-writer.ts';

type Handlers = {
  readonly [Type in Expression['type']]?: (
    w: CodeWriter,
    node: Extract<Expression, { readonly type: Type }>,
  ) => string | undefined;
};

const handlers: Handlers = {
  Name: (w, node) => w.name(node, false),
  Const(w, { value }) {
    const isJson = typeof value === 'string' || typeof value === 'boolean' || value === null;
    return isJson || (Number.isSafeInteger(value) && !Object.is(value, -0)) ? JSON.stringify(value) : w.constant(value);
  },
  List: (w, node) => `[${values(w, node.items)}]`,
  Tuple: (w, node) => `tuple([${values(w, node.items)}])`,
  Dict(w, node) {
    const entries = node.keys.map((key, i) => `[${w.value(key)},${w.value(node.values[i] as Expression)}]`);
    return `dict(f,[${entries.join()}],${w.constant(node)})`;
  },
  Attribute(w, node) {
    const loop = loopOf(w, node);
    if (loop) return loopAttribute(node, loop);
    if (!isPlainKey(node.name, true))
      return `member(f,${w.value(node.object)},${JSON.stringify(node.name)},${w.constant(node)})`;
    return entry(w, node, node.name, 'attribute', '');
  },
  Item(w, node) {
    const { index } = node;
    if (index.type === 'Slice') return undefined;
    const isConstant = index.type === 'Const';
    if (isConstant && typeof index.value === 'string' && isPlainKey(index.value))
      return entry(w, node, index.value, 'item', ',6');
    return `item(f,${w.value(node.object)},${w.value(index)},${w.constant(node)},${isConstant ? 6 : 3})`;
  },
  Call: call,
  Filter: filter,
  Test: (w, node) => w.condition(node),
  Compare: (w, node) => w.condition(node),
  Unary: (w, node) => (node.operator === 'not' ? w.condition(node) : undefined),
  Binary(w, node) {
    const { operator, left, right } = node;
    if (operator === 'and' || operator === 'or') {
      const kept = w.temporary();
      const test = truthOf(w, kept, w.value(left), node);
      return operator === 'or' ? `(${test}?${kept}:${w.value(right)})` : `(${test}?${w.value(right)}:${kept})`;
    }
    const operands = `${w.value(left)},${w.value(right)},${w.constant(node)}`;
    return operator === '+' ? `add(f,${operands})` : `operate(f,${JSON.stringify(operator)},${operands})`;
  },
  Concat: (w, node) => `joined(f,${concatenated(w, node)})`,
  Conditional(w, { test, value, otherwise }) {
    if (!otherwise) return undefined;
    return w.c.within({ isSoft: true }, () => `(${w.condition(test)}?${w.value(value)}:${w.value(otherwise)})`);
  },
};

/** The JavaScript of an expression; undefined leaves it to its closure. */
export function valueCode(w: CodeWriter, node: Expression): string | undefined {
  // Each type stands beside the handler of its own nodes.
  return (handlers[node.type] as ((w: CodeWriter, node: Expression) => string | undefined) | undefined)?.(w, node);
}

const values = (w: CodeWriter, nodes: readonly Expression[]): string => nodes.map((node) => w.value(node)).join();

/** Keeps a value and tells its truth. */
export const truthOf = (w: CodeWriter, kept: string, value: string, node: Expression): string =>
  `(typeof(${kept}=${value})==='boolean'?${kept}:typeof ${kept}==='string'?${kept}!=='':truth(f,${kept},${w.constant(node)}))`;

/** The text of a value that is printed or joined. */
export function textCode(w: CodeWriter, node: Expression, site: Expression = node): string {
  if (node.type === 'Const' && typeof node.value === 'string') return JSON.stringify(node.value);
  const kept = w.temporary();
  return `(typeof(${kept}=${w.value(node)})==='string'?${kept}:text(f,${kept},${w.constant(site)}))`;
}

export const concatenated = (w: CodeWriter, node: Concat): string =>
  `(""+${node.items.map((item) => textCode(w, item, node)).join('+')})`;

/** Reads an entry where a plain object has it, so that the engine can remember its place; `otherwise` finds all else. */
function entry(w: CodeWriter, node: Attribute | Item, key: string, otherwise: string, more: string): string {
  const owner = w.temporary();
  const found = w.temporary();
  const name = JSON.stringify(key);
  return `(isPlain(${owner}=${w.value(node.object)})&&(${found}=${owner}[${name}])!==undefined?${found}:${otherwise}(f,${owner},${name},${w.constant(node)}${more}))`;
}

/** The same where a missing value may be JavaScript's undefined. */
export function probeCode(w: CodeWriter, node: Expression): string {
  if (node.type === 'Name') return w.name(node, true);
  if (node.type === 'Attribute' && isPlainKey(node.name, true) && !loopOf(w, node))
    return entry(w, node, node.name, 'probe', '');
  if (node.type === 'Item' && node.index.type === 'Const' && typeof node.index.value === 'string')
    if (isPlainKey(node.index.value, true)) return entry(w, node, node.index.value, 'probe', '');
  return w.value(node);
}

/** `loop.first` and `loop.last`, which are booleans already. */
export function loopCondition(w: CodeWriter, node: Attribute): string | undefined {
  const loop = /^(first|last)$/.test(node.name) ? loopOf(w, node) : undefined;
  return loop && loopAttribute(node, loop);
}

/** The loop whose state an attribute is read of. */
function loopOf(w: CodeWriter, { object }: Attribute): LoopNames | undefined {
  const variable = object.type === 'Name' ? w.c.scope.find(object.name) : undefined;
  return variable && w.loops.get(variable);
}

function loopAttribute(node: Attribute, { list, rest, index, state }: LoopNames): string | undefined {
  const length = state ? `${state}.length` : `length(f,${list},${rest})`;
  switch (node.name) {
    case 'index':
      return `(${index}+1)`;
    case 'index0':
      return index;
    case 'first':
      return `(${index}===0)`;
    case 'last':
      return state ? `!${state}.reaches(${index}+1)` : `!reaches(${list},${rest},${index}+1)`;
    case 'length':
      return length;
    case 'revindex':
      return `(${length}-${index})`;
    case 'revindex0':
      return `(${length}-${index}-1)`;
  }
  return undefined;
}

/** The arguments of a row after its first, in order; undefined where only the call can tell. */
function argumentCode(w: CodeWriter, row: Row, node: Filter | Test | Call): string[] | undefined {
  const { args, keywords, star, doubleStar } = node.arguments;
  const named = keywords.map(({ name, value }) => [name, value] as const);
  const order = inOrder(row, { list: args, named, star, doubleStar });
  return order?.map((value) => (value ? w.value(value) : 'undefined'));
}

/** A call of a row's function: all values are computed before the place is noted. */
function rowCall(w: CodeWriter, row: Row, values: readonly string[], node: Expression): string {
  const kept = values.map((value) => (value === 'undefined' ? value : w.temporary()));
  const steps = values.flatMap((value, i) => (value === 'undefined' ? [] : [`${kept[i]}=${value}`]));
  return `(${[...steps, `rt.at=${w.constant(node)}`].join()},${w.constant(row.fn)}(rt,${kept.join()}))`;
}

function filter(w: CodeWriter, node: Filter): string | undefined {
  const { environment } = w.c;
  const row = environment.filter(node.name);
  // `x | selectattr('a', 'equalto', 'b') | list` has a closure of its own.
  if (!row || !node.input || environment.filters.has(node.name) || /^(list|map|select|reject)/.test(node.name))
    return undefined;
  const given = argumentCode(w, row, node);
  return given && rowCall(w, row, [w.value(node.input), ...given], node);
}

/** A test that is a function of the library. */
export function rowTest(w: CodeWriter, node: Test): string | undefined {
  const { environment } = w.c;
  const row = environment.test(node.name);
  if (!row || environment.tests.has(node.name)) return undefined;
  const given = argumentCode(w, row, node);
  return given && `truthy(${rowCall(w, row, [w.value(node.input), ...given], node)})`;
}

function call(w: CodeWriter, node: Call): string | undefined {
  const { callee } = node;
  const { args, keywords, star, doubleStar } = node.arguments;
  if (star || doubleStar) return undefined;
  const site = w.constant(node);
  if (callee.type === 'Attribute') return loopOf(w, callee) ? undefined : methodCall(w, node, callee);
  const target = w.temporary();
  const kept = [...args, ...keywords].map(() => w.temporary());
  const steps = [target, ...kept].map((name, i) => {
    const keyword = keywords[i - 1 - args.length];
    return `${name}=${w.value(i === 0 ? callee : (keyword?.value ?? (args[i - 1] as Expression)))}`;
  });
  const pairs = keywords.map(({ name }, i) => `[${JSON.stringify(name)},${kept[args.length + i]}]`).join();
  const made = `call(f,${target},[${kept.slice(0, args.length)}],${keywords.length ? `new Map([${pairs}])` : 'undefined'},${site})`;
  const isNamespace = callee.type === 'Name' && callee.name === 'namespace' && !args.length;
  const own = isNamespace
    ? `${target}===${w.constant(w.c.environment.builtin('namespace'))}?namespace([${pairs}]):`
    : '';
  return `(${steps.join()},${own}${made})`;
}

/** `owner.name(arguments)`: a method of strings or dicts is called as it is, any other is looked up before the arguments. */
function methodCall(w: CodeWriter, node: Call, callee: Attribute): string {
  const { args, keywords } = node.arguments;
  const [owner, target] = [w.temporary(), w.temporary()];
  const assigned = `${owner}=${w.value(callee.object)}`;
  const member = `${target}=member(f,${owner},${JSON.stringify(callee.name)},${w.constant(callee)})`;
  const kept = [...args, ...keywords].map(() => w.temporary());
  const steps = [...args, ...keywords.map(({ value }) => value)].map((value, i) => `${kept[i]}=${w.value(value)}`);
  const pairs = keywords.map(({ name }, i) => `[${JSON.stringify(name)},${kept[args.length + i]}]`);
  const named = keywords.length ? `new Map([${pairs}])` : 'undefined';
  const slow = `call(f,${target},[${kept.slice(0, args.length)}],${named},${w.constant(node)})`;
  const row = methods.str.get(callee.name) ?? methods.dict.get(callee.name);
  const isDirect = row && !keywords.length && !row.has(MUTATES) && argumentCode(w, row, node) !== undefined;
  if (!isDirect) return `(${[assigned, member, ...steps, slow].join()})`;
  const isKnown = w.temporary();
  const test = methods.str.has(callee.name) ? `typeof(${assigned})==='string'` : `isEntries(f,${assigned})`;
  const result = w.temporary();
  const missing = Array.from({ length: row.params.length - 1 - args.length }, () => 'undefined');
  const fast = `(rt.at=${w.constant(node)},(${result}=${w.constant(row.fn)}(rt,${[owner, ...kept, ...missing]}))===undefined?null:${result})`;
  return `(${[`(${isKnown}=${test})||(${member})`, ...steps, `${isKnown}?${fast}:${slow}`].join()})`;
}
