import { inOrder } from '../compile/bound-call.ts';
import { entryPattern, sumPattern } from '../compile/shared-patterns.ts';
import { MUTATES, methods, type Row } from '../library/index.ts';
import type { Expression, NodeOf } from '../parser/ast.ts';
import { loopAttributes } from '../runtime/loop-state.ts';
import type { CodeWriter } from './code-writer.ts';

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
    return `dict(f,[${entries}],${w.constant(node)})`;
  },
  Attribute(w, node) {
    const known = loopAttribute(w, node) ?? entry(w, node);
    return known ?? memberCode(w, node, w.value(node.object));
  },
  Item(w, node) {
    const { index } = node;
    if (index.type === 'Slice') return undefined;
    return entry(w, node) ?? `itemOf(f,${w.constant(node)},${w.value(node.object)},${w.value(index)})`;
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
    if (operator === '+') return sum(w, node);
    return `operate(f,${JSON.stringify(operator)},${w.value(left)},${w.value(right)},${w.constant(node)})`;
  },
  Concat: (w, node) => `joined(f,""+${node.items.map((item) => textCode(w, item, node)).join('+')})`,
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

const values = (w: CodeWriter, nodes: readonly Expression[]): string[] => nodes.map((node) => w.value(node));

/** Keeps a value and computes its truth. */
export const truthOf = (w: CodeWriter, kept: string, value: string, node: Expression): string =>
  `(typeof(${kept}=${value})==='boolean'?${kept}:typeof ${kept}==='string'?${kept}!=='':truth(f,${w.constant(node)},${kept}))`;

/** The text of a value that is printed or joined. */
export function textCode(w: CodeWriter, node: Expression, site: Expression = node): string {
  const kept = w.temporary();
  return `(typeof(${kept}=${w.value(node)})==='string'?${kept}:plain(f,${kept},${w.constant(site)}))`;
}

/** A chain of `+`: where one side is a constant text, only the other one has to be looked at. */
function sum(w: CodeWriter, node: NodeOf<'Binary'>): string {
  const { terms, sites } = sumPattern(node);
  const codes = terms.map((term) => (typeof term === 'string' ? JSON.stringify(term) : w.value(term)));
  return codes.reduce((total, code, i) => {
    const site = w.constant(sites[i]);
    const isTextFirst = i === 1 && typeof terms[0] === 'string';
    if (!isTextFirst && typeof terms[i] !== 'string') return `addSmall(f,${site},${total},${code})`;
    const kept = w.temporary();
    const [value, operands] = isTextFirst ? [code, [total, kept]] : [total, [kept, code]];
    return `(typeof(${kept}=${value})==='string'?joined(f,${operands.join('+')}):addSmall(f,${site},${operands}))`;
  });
}

/** Reads an entry where a plain object has it, so that the engine can remember its place; else a function finds it. */
function entry(w: CodeWriter, node: Expression, isProbe = false): string | undefined {
  const form = entryPattern(w.c, node, isProbe);
  if (!form) return undefined;
  const owner = w.temporary();
  const found = w.temporary();
  const name = JSON.stringify(form.key);
  return `(isPlain(${owner}=${w.value(form.object)})&&(${found}=${owner}[${name}])!==undefined?${found}:entry(f,${owner},${name},${w.constant(node)},${isProbe}))`;
}

/** Reads an attribute other than an entry: a method, or a property of a prototype. */
const memberCode = (w: CodeWriter, node: NodeOf<'Attribute'>, owner: string): string =>
  `member(f,${w.constant(node)},${owner},${JSON.stringify(node.name)})`;

/** The code of a value; a missing one may be JavaScript's undefined. */
export const probeCode = (w: CodeWriter, node: Expression): string =>
  node.type === 'Name' ? w.name(node, true) : (entry(w, node, true) ?? w.value(node));

/** An attribute of the state that a for statement keeps as `loop`. */
function loopAttribute(w: CodeWriter, { object, name }: NodeOf<'Attribute'>): string | undefined {
  const variable = object.type === 'Name' ? w.c.scope.find(object.name) : undefined;
  if (!variable?.isLoop) return undefined;
  const loop = w.place(variable);
  const read = loopAttributes.get(name);
  if (name === 'last') return `!${loop}.reaches(${loop}.index0+1)`;
  if (name === 'index') return `(${loop}.index0+1)`;
  if (name === 'index0') return `${loop}.index0`;
  if (name === 'first') return `(${loop}.index0===0)`;
  return read && `${w.constant(read)}(${loop})`;
}

/** The arguments of a row after its first, in order; undefined if only the call can bind them. */
function argumentCode(w: CodeWriter, row: Row, node: NodeOf<'Filter' | 'Test' | 'Call'>): string[] | undefined {
  const { args, keywords, star, doubleStar } = node.arguments;
  const named = keywords.map(({ name, value }) => [name, value] as const);
  const order = inOrder(row, { list: args, named, star, doubleStar });
  return order?.map((value) => (value ? w.value(value) : 'undefined'));
}

/** A call of a row's function. What the row leaves out is undefined, so that the place can be noted behind the last value. */
const rowCall = (w: CodeWriter, row: Row, values: readonly string[], node: Expression): string =>
  `${w.constant(row.fn)}(rt,${values},(rt.at=${w.constant(node)},undefined))`;

function filter(w: CodeWriter, node: NodeOf<'Filter'>): string | undefined {
  const { environment } = w.c;
  const row = environment.filter(node.name);
  // `x | selectattr('a', 'equalto', 'b') | list` has a closure of its own.
  if (!row || environment.filters.has(node.name) || /^(list|map|select|reject)/.test(node.name)) return undefined;
  const given = node.input && argumentCode(w, row, node);
  return node.input && given ? rowCall(w, row, [w.value(node.input), ...given], node) : undefined;
}

/** A test that is a function of the library. */
export function rowTest(w: CodeWriter, node: NodeOf<'Test'>): string | undefined {
  const { environment } = w.c;
  const row = environment.test(node.name);
  if (!row || environment.tests.has(node.name)) return undefined;
  const given = argumentCode(w, row, node);
  return given && `truthy(${rowCall(w, row, [w.value(node.input), ...given], node)})`;
}

function call(w: CodeWriter, node: NodeOf<'Call'>): string | undefined {
  const { callee } = node;
  const { args, keywords, star, doubleStar } = node.arguments;
  if (star || doubleStar) return undefined;
  const site = w.constant(node);
  const pairs = keywords.map(({ name, value }) => `[${JSON.stringify(name)},${w.value(value)}]`);
  if (callee.type === 'Name' && callee.name === 'namespace' && !args.length)
    return `newNamespace(f,${w.constant(w.c.environment.builtin('namespace'))},${w.value(callee)},[${pairs}],${site})`;
  const passed = `[${values(w, args)}],${pairs.length ? `new Map([${pairs}])` : 'undefined'},${site}`;
  if (callee.type !== 'Attribute' || w.c.scope.find((callee.object as NodeOf<'Name'>).name ?? '')?.isLoop)
    return `call(f,${w.value(callee)},${passed})`;
  // A method of strings or dicts is called as it is, any other is looked up before the arguments are computed.
  const owner = w.temporary();
  const assigned = `${owner}=${w.value(callee.object)}`;
  const looked = (value: string) => `call(f,${memberCode(w, callee, value)},${passed})`;
  const row = methods.str.get(callee.name) ?? methods.dict.get(callee.name);
  const isShort = !keywords.length && args.every(({ type }) => type === 'Const');
  const order = row && isShort && !row.has(MUTATES) ? argumentCode(w, row, node) : undefined;
  if (!row || !order) return looked(assigned);
  const isOwn = methods.str.has(callee.name) ? `typeof(${assigned})==='string'` : `isEntries(f,${assigned})`;
  return `(${isOwn}?${rowCall(w, row, [owner, ...order], node)}??null:${looked(owner)})`;
}
