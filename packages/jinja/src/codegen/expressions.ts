import { inOrder } from '../compile/bound-call.ts';
import { entryForm, sumForm } from '../compile/forms.ts';
import { MUTATES, methods, type Row } from '../library/index.ts';
import type { Attribute, Binary, Call, Expression, Filter, Test } from '../parser/ast.ts';
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
    return entry(w, node) ?? `member(f,${w.value(node.object)},${JSON.stringify(node.name)},${w.constant(node)})`;
  },
  Item(w, node) {
    const { index } = node;
    if (index.type === 'Slice') return undefined;
    return entry(w, node) ?? `item(f,${w.value(node.object)},${w.value(index)},${w.constant(node)})`;
  },
  Call: (w, node) => call(w, node),
  Filter: (w, node) => filter(w, node),
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
  Concat(w, node) {
    if (w.c.autoescape === true) return undefined;
    return `joined(f,""+${node.items.map((item) => textCode(w, item, node)).join('+')})`;
  },
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
function textCode(w: CodeWriter, node: Expression, site: Expression = node): string {
  const kept = w.temporary();
  return `(typeof(${kept}=${w.value(node)})==='string'?${kept}:text(f,${kept},${w.constant(site)}))`;
}

/** The text of a value that is printed: escaped where the region says so, or where it turns out at run time. */
export function printedCode(w: CodeWriter, node: Expression): string {
  const { autoescape } = w.c;
  if (autoescape === false) return textCode(w, node);
  return `${autoescape ? 'escaped' : 'either'}(f,${w.value(node)},${w.constant(node)})`;
}

/** A chain of `+`: where one side is a constant text, only the other one has to be looked at. */
function sum(w: CodeWriter, node: Binary): string {
  const { terms, sites } = sumForm(node);
  const codes = terms.map((term) => (typeof term === 'string' ? JSON.stringify(term) : w.value(term)));
  return codes.reduce((total, code, i) => {
    const site = w.constant(sites[i]);
    const isTextFirst = i === 1 && typeof terms[0] === 'string';
    if (!isTextFirst && typeof terms[i] !== 'string') return `add(f,${total},${code},${site})`;
    const kept = w.temporary();
    const [value, operands] = isTextFirst ? [code, [total, kept]] : [total, [kept, code]];
    return `(typeof(${kept}=${value})==='string'?joined(f,${operands.join('+')}):add(f,${operands.join()},${site}))`;
  });
}

/** Reads an entry where a plain object has it, so that the engine can remember its place; else a function finds it. */
function entry(w: CodeWriter, node: Expression, isProbe = false): string | undefined {
  const form = entryForm(w.c, node, isProbe);
  if (!form) return undefined;
  const owner = w.temporary();
  const found = w.temporary();
  const name = JSON.stringify(form.key);
  const otherwise = isProbe ? 'probe' : node.type === 'Attribute' ? 'attribute' : 'item';
  return `(isPlain(${owner}=${w.value(form.object)})&&(${found}=${owner}[${name}])!==undefined?${found}:${otherwise}(f,${owner},${name},${w.constant(node)}))`;
}

/** The same where a missing value may be JavaScript's undefined. */
export const probeCode = (w: CodeWriter, node: Expression): string =>
  node.type === 'Name' ? w.name(node, true) : (entry(w, node, true) ?? w.value(node));

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

function loopAttribute(node: Attribute, { source, list, rest, index, state }: LoopNames): string | undefined {
  const length = state ? `${state}.length` : `length(f,${list},${rest},${source})`;
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

/** A filter; `body` is the JavaScript of the block's text, which the first filter of a block is applied to. */
export function filter(w: CodeWriter, node: Filter, body?: string): string | undefined {
  const { environment } = w.c;
  const row = environment.filter(node.name);
  // `x | selectattr('a', 'equalto', 'b') | list` has a closure of its own.
  if (!row || environment.filters.has(node.name) || /^(list|map|select|reject)/.test(node.name)) return undefined;
  const isOfBlock = body !== undefined && node.input?.type === 'Filter';
  const input = isOfBlock ? filter(w, node.input, body) : node.input ? w.value(node.input) : body;
  const given = input === undefined ? undefined : argumentCode(w, row, node);
  return given && rowCall(w, row, [input as string, ...given], node);
}

/** A test that is a function of the library. */
export function rowTest(w: CodeWriter, node: Test): string | undefined {
  const { environment } = w.c;
  const row = environment.test(node.name);
  if (!row || environment.tests.has(node.name)) return undefined;
  const given = argumentCode(w, row, node);
  return given && `truthy(${rowCall(w, row, [w.value(node.input), ...given], node)})`;
}

/** A call; `caller` is the JavaScript of what a call block adds to the keywords. */
export function call(w: CodeWriter, node: Call, caller?: string): string | undefined {
  const { callee } = node;
  const { args, keywords, star, doubleStar } = node.arguments;
  if (star || doubleStar) return undefined;
  const site = w.constant(node);
  if (callee.type === 'Attribute' && !caller) return loopOf(w, callee) ? undefined : methodCall(w, node, callee);
  const target = w.temporary();
  const kept = [...args, ...keywords].map(() => w.temporary());
  const steps = [target, ...kept].map((name, i) => {
    const keyword = keywords[i - 1 - args.length];
    return `${name}=${w.value(i === 0 ? callee : (keyword?.value ?? (args[i - 1] as Expression)))}`;
  });
  const named = keywords.map(({ name }, i) => `[${JSON.stringify(name)},${kept[args.length + i]}]`);
  const pairs = [...named, ...(caller ? [`["caller",${caller}]`] : [])].join();
  const made = `call(f,${target},[${kept.slice(0, args.length)}],${pairs ? `new Map([${pairs}])` : 'undefined'},${site})`;
  const isNamespace = callee.type === 'Name' && callee.name === 'namespace' && !args.length && !caller;
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
