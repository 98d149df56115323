import type { ArgumentSteps, RowCall, ValueStep } from '../lower/steps.ts';
import type { Expression, Node } from '../parser/ast.ts';
import { CallSite } from '../runtime/calls.ts';
import { loopAttributes } from '../runtime/loop-state.ts';
import { macroCode } from './macros.ts';
import type { CodeWriter } from './writer.ts';

/** The JavaScript of a value. */
export function valueCode(writer: CodeWriter, step: ValueStep): string {
  switch (step.type) {
    case 'Constant': {
      const { value } = step;
      const isJson = typeof value === 'string' || typeof value === 'boolean' || value === null;
      if (isJson || (Number.isSafeInteger(value) && !Object.is(value, -0))) return JSON.stringify(value);
      return writer.constant(value);
    }
    case 'Local':
      return writer.local(step);
    case 'ContextName':
      return writer.name(step);
    case 'Entry': {
      // Read where a plain object has it, so that the engine can remember its place; else a function finds it.
      const owner = writer.temporary();
      const found = writer.temporary();
      const entry = `(${found}=${owner}[${JSON.stringify(step.key)}])!==undefined`;
      const other = `entry(f,${owner},${writer.constant(step)})`;
      return `(isPlainObject(${owner}=${writer.value(step.owner)})&&${entry}?${found}:${other})`;
    }
    case 'LoopAttribute': {
      const loop = writer.local(step.loop);
      const { name } = step.node;
      if (name === 'last') return `!${loop}.reaches(${loop}.index0+1)`;
      if (name === 'index') return `(${loop}.index0+1)`;
      if (name === 'index0') return `${loop}.index0`;
      if (name === 'first') return `(${loop}.index0===0)`;
      return `${writer.constant(loopAttributes.get(name))}(${loop})`;
    }
    case 'Member':
      return memberCode(writer, step.node, writer.value(step.owner), step.node.name);
    case 'Item':
      return `readItem(f,${writer.constant(step.node)},${writer.value(step.owner)},${writer.value(step.key)})`;
    case 'Slice': {
      const bounds = step.bounds.map((bound) => (bound ? writer.value(bound) : 'null'));
      return `readSlice(f,${writer.constant(step.node)},${writer.value(step.owner)},${bounds})`;
    }
    case 'List':
      return `[${step.items.map((item) => writer.value(item))}]`;
    case 'Tuple':
      return `tuple([${step.items.map((item) => writer.value(item))}])`;
    case 'Dict': {
      const entries = step.keys.map((key, i) => `[${writer.value(key)},${writer.value(step.values[i] as ValueStep)}]`);
      return `dict(f,[${entries}],${writer.constant(step.node)})`;
    }
    case 'Call':
      return callCode(writer, step);
    case 'Namespace': {
      const { own, given, callee } = step;
      const node = writer.constant(given.node);
      return `newNamespace(f,${writer.constant(own)},${writer.value(callee)},[${pairs(writer, given)}],${node})`;
    }
    case 'Method':
      return methodCode(writer, step);
    case 'Filter':
      return rowCode(writer, step.call, writer.value(step.input));
    case 'Unknown': {
      const input = writer.value(step.input);
      return `failUnknown(f,${writer.constant(step)},(${input},${argsCode(writer, step.given)},${namedCode(writer, step.given)}))`;
    }
    case 'Either': {
      const kept = writer.temporary();
      const test = truthCode(writer, kept, writer.value(step.left), step.node);
      const right = writer.value(step.right);
      return step.isOr ? `(${test}?${kept}:${right})` : `(${test}?${right}:${kept})`;
    }
    case 'Sum':
      return sumCode(writer, step);
    case 'Arithmetic': {
      const { operator, left, right, node } = step;
      return `operate(f,"${operator}",${writer.value(left)},${writer.value(right)},${writer.constant(node)})`;
    }
    case 'Sign':
      return `sign(f,"${step.operator}",${writer.value(step.operand)},${writer.constant(step.node)})`;
    case 'Concat': {
      const { items, node, isMarkup } = step;
      if (isMarkup) return `concatMarkup(f,${writer.constant(node)},[${items.map((item) => writer.value(item))}])`;
      return `joined(f,""+${items.map((item) => textCode(writer, item, node)).join('+')})`;
    }
    case 'Conditional': {
      const { test, value, otherwise } = step;
      const other = typeof otherwise === 'string' ? `nothing(${JSON.stringify(otherwise)})` : writer.value(otherwise);
      return `(${writer.test(test)}?${writer.value(value)}:${other})`;
    }
    case 'Truth':
      return writer.test(step.test);
    case 'Captured':
      return `asMarkup(rt.autoescape,${writer.captured})`;
  }
}

/** Keeps a value and computes its truth. */
export const truthCode = (writer: CodeWriter, kept: string, value: string, node: Expression): string =>
  `(typeof(${kept}=${value})==='boolean'?${kept}:typeof ${kept}==='string'?${kept}!=='':truth(f,${writer.constant(node)},${kept}))`;

/** The text of a value that is printed or joined. */
export function textCode(writer: CodeWriter, step: ValueStep, node: Expression): string {
  const kept = writer.temporary();
  return `(typeof(${kept}=${writer.value(step)})==='string'?${kept}:plainText(f,${kept},${writer.constant(node)}))`;
}

/** A chain of `+`: beside a constant text, only the other side has to be looked at. */
function sumCode(writer: CodeWriter, { terms, nodes }: Extract<ValueStep, { type: 'Sum' }>): string {
  const isText = (i: number): boolean => {
    const term = terms[i];
    return term?.type === 'Constant' && typeof term.value === 'string';
  };
  return terms
    .map((term) => writer.value(term))
    .reduce((total, code, i) => {
      const node = writer.constant(nodes[i]);
      const isTextFirst = i === 1 && isText(0);
      if (!isTextFirst && !isText(i)) return `add(f,${node},${total},${code})`;
      const kept = writer.temporary();
      const [value, operands] = isTextFirst ? [code, [total, kept]] : [total, [kept, code]];
      return `(typeof(${kept}=${value})==='string'?joined(f,${operands.join('+')}):add(f,${node},${operands}))`;
    });
}

const memberCode = (writer: CodeWriter, node: Node, owner: string, name: string): string =>
  `member(f,${writer.constant(node)},${owner},${JSON.stringify(name)})`;

/** The positional arguments as an array. */
function argsCode(writer: CodeWriter, { list, star, node }: ArgumentSteps): string {
  const values = `[${list.map((value) => writer.value(value))}]`;
  return star ? `positional(f,${values},${writer.value(star)},${writer.constant(node)})` : values;
}

/** The keyword arguments as a Map. */
function namedCode(writer: CodeWriter, given: ArgumentSteps): string {
  const { named, doubleStar, node } = given;
  if (!named.length && !doubleStar) return 'undefined';
  const values = `new Map([${pairs(writer, given)}])`;
  return doubleStar ? `keywords(f,${values},${writer.value(doubleStar)},${writer.constant(node)})` : values;
}

const pairs = (writer: CodeWriter, { named }: ArgumentSteps): string[] =>
  named.map(([name, value]) => `[${JSON.stringify(name)},${writer.value(value)}]`);

/** A call of a row's function. The place is noted behind the last argument, as one more of them, which no function reads. */
export function rowCode(writer: CodeWriter, { row, order, given }: RowCall, input: string): string {
  const node = writer.constant(given.node);
  if (!order) {
    const args = `[${input},...${argsCode(writer, given)}]`;
    return `callOpenRow(f,${writer.constant(row)},${args},${namedCode(writer, given)},${node})`;
  }
  const all = [...given.list, ...given.named.map(([, value]) => value)].map((value) => writer.value(value));
  // The arguments are computed in the order of the template, unless that of the parameters is the same.
  const isSorted = order.every((index, i) => index < 0 || order.slice(0, i).every((before) => before < index));
  const kept = isSorted ? all : all.map(() => writer.temporary());
  const values = order.map((index) => (index < 0 ? 'undefined' : kept[index]));
  const call = (self: string) => `${writer.constant(row.fn)}(rt,${[self, ...values]},(rt.at=${node},undefined))`;
  if (isSorted) return call(input);
  const self = writer.temporary();
  return `(${self}=${input},${kept.map((name, i) => `${name}=${all[i]}`)},${call(self)})`;
}

function callCode(writer: CodeWriter, { callee, given, caller }: Extract<ValueStep, { type: 'Call' }>): string {
  const { node, list, named, star, doubleStar } = given;
  const target = writer.value(callee);
  if (!caller && !star && !doubleStar) {
    const names = named.map(([name]) => name);
    const site = writer.constant(new CallSite(node, list.length, names));
    const values = [...list, ...named.map(([, value]) => value)].map((value) => writer.value(value));
    return `${site}.call(f,${target},[${values}])`;
  }
  const args = argsCode(writer, given);
  let further = namedCode(writer, given);
  if (caller) {
    const start = further === 'undefined' ? 'new Map()' : further;
    further = `${start}.set("caller",new Macro(${macroCode(writer, caller)},f))`;
  }
  return `callValue(f,${target},${args},${further},${writer.constant(node)})`;
}

/** A method of strings or dicts is called as it is, any other is looked up before the arguments are computed. */
function methodCode(writer: CodeWriter, step: Extract<ValueStep, { type: 'Method' }>): string {
  const { callee, given, name, ofText } = step;
  const owner = writer.temporary();
  const assigned = `${owner}=${writer.value(step.owner)}`;
  const node = writer.constant(given.node);
  const call = ofText ?? step.ofDict;
  const looked = (value: string) => memberCode(writer, callee, value, name);
  if (!call) return `callValue(f,${looked(assigned)},${argsCode(writer, given)},${namedCode(writer, given)},${node})`;
  const isOwn = ofText ? `typeof(${assigned})==='string'` : `isEntries(f,${assigned})`;
  const isShort = !given.named.length && given.list.every(({ type }) => type === 'Constant');
  if (isShort && call.order) {
    const other = `callValue(f,${looked(owner)},${argsCode(writer, given)},undefined,${node})`;
    return `(${isOwn}?${rowCode(writer, call, owner)}??null:${other})`;
  }
  // Arguments are computed once, between the lookup and the call.
  const [known, target, args, named] = ['b', 't', 't', 't'].map((prefix) => writer.temporary(prefix)) as [
    ...[string, string, string, string],
  ];
  const values = `${args}=${argsCode(writer, given)},${named}=${namedCode(writer, given)}`;
  const open = `callOpenRow(f,${writer.constant(call.row)},[${owner},...${args}],${named},${node})??null`;
  const other = `callValue(f,${target},${args},${named},${node})`;
  return `((${known}=${isOwn})||(${target}=${looked(owner)}),${values},${known}?${open}:${other})`;
}
