import { equalItems, filters, MUTATES, methods, OPEN, POSITIONAL, tests } from '../library/index.ts';
import type { Arguments, Expression, NodeOf, Statement } from '../parser/ast.ts';
import type { Row } from '../runtime/runtime.ts';
import { closest } from '../runtime/suggest.ts';
import type { Lowering } from './lowering.ts';
import { lowerAll } from './patterns.ts';
import type { ArgumentSteps, MacroStep, RowCall, ValueStep } from './steps.ts';

export function lowerArguments(lowering: Lowering, given: Arguments, node: Expression | Statement): ArgumentSteps {
  const { args, keywords, star, doubleStar } = given;
  if (keywords.length > 1)
    lowering.checkNames(
      keywords.map(({ name }) => name),
      node,
      (name) => `keyword argument repeated: ${name}`,
    );
  const list = lowerAll(lowering, args);
  const named: [string, ValueStep][] = [];
  for (const { name, value } of keywords) named.push([name, lowering.value(value)]);
  return {
    list,
    named,
    star: star ? lowering.value(star) : undefined,
    doubleStar: doubleStar ? lowering.value(doubleStar) : undefined,
    node,
  };
}

/** A call of a row, its arguments sorted into parameter order where possible. */
export function lowerRowCall(row: Row, given: ArgumentSteps): RowCall {
  const { list, named, star, doubleStar } = given;
  const isOpen = row.has(OPEN) || star || doubleStar || (named.length > 0 && row.has(POSITIONAL));
  if (isOpen || list.length + 1 > row.params.length) return { row, order: undefined, given };
  const order = list.map((_, i) => i);
  for (let i = 0; i < named.length; i++) {
    const place = row.params.indexOf((named[i] as ArgumentSteps['named'][0])[0]) - 1;
    while (order.length <= place) order.push(-1);
    if (place < list.length || order[place] !== -1) return { row, order: undefined, given };
    order[place] = list.length + i;
  }
  for (let i = 0; i < row.required - 1; i++) if ((order[i] ?? -1) < 0) return { row, order: undefined, given };
  return { row, order, given };
}

/** `input | name(arguments)`; with `isBlock`, the input of the first filter is the captured text. */
export function lowerFilter(lowering: Lowering, node: NodeOf<'Filter'>, isBlock: boolean): ValueStep {
  const row = lowering.environment.filter(node.name);
  if (!row) return lowerUnknown(lowering, 'filter', node, isBlock);
  const input = lowerInput(lowering, node, isBlock);
  const call = lowerRowCall(row, lowerArguments(lowering, node.arguments, node));
  if (input.type === 'Filter' && call.order && row === filters.get('list')) {
    // `input | selectattr(key, 'eq', other) | list` is one filter, if each of them is Jinja's.
    const { row: inner, given } = input.call;
    const test = given.list[1];
    const isEquality = test?.type === 'Constant' && lowering.environment.test(test.value as string) === tests.get('eq');
    if (isEquality && /^(select|reject)attr$/.test(inner.name) && inner === filters.get(inner.name)) {
      const both = lowerRowCall(equalItems(inner), { ...given, node });
      if (both.order) return { ...input, call: both };
    }
  }
  return { type: 'Filter', input, call };
}

function lowerInput(lowering: Lowering, { input }: NodeOf<'Filter' | 'Test'>, isBlock: boolean): ValueStep {
  if (!input) return { type: 'Captured' };
  return isBlock && input.type === 'Filter' ? lowerFilter(lowering, input, true) : lowering.value(input);
}

/** A filter or test that does not exist: an error at once, or where it may never be reached, only then. */
export function lowerUnknown(
  lowering: Lowering,
  kind: 'filter' | 'test',
  node: NodeOf<'Filter' | 'Test'>,
  isBlock: boolean,
): ValueStep {
  const { name } = node;
  const names = () => lowering.environment.names(kind);
  // Errors point at the unknown name and not at its operand.
  const start = lowering.ast.source.indexOf(name, node.input?.end ?? node.start);
  const place = { ...node, start, end: start + name.length };
  if (!lowering.state.isSoft) throw lowering.fail(`No ${kind} named '${name}'.`, place, closest(name, names()));
  const input = lowerInput(lowering, node, isBlock);
  return {
    ...{ type: 'Unknown', kind, name, input, names, place },
    given: lowerArguments(lowering, node.arguments, node),
  };
}

/** `callee(arguments)`; `caller`: the body of a call block. */
export function lowerCall(lowering: Lowering, node: NodeOf<'Call'>, caller: MacroStep | undefined): ValueStep {
  const { callee } = node;
  if (callee.type === 'Attribute' && !caller) {
    const owner = lowering.value(callee.object);
    const given = lowerArguments(lowering, node.arguments, node);
    const ofText = methodCall(methods.str.get(callee.name), given);
    const ofDict = ofText ? undefined : methodCall(methods.dict.get(callee.name), given);
    return { type: 'Method', owner, name: callee.name, callee, given, ofText, ofDict };
  }
  const target = lowering.value(callee);
  const given = lowerArguments(lowering, node.arguments, node);
  const { list, star, doubleStar } = given;
  const isNamespace = callee.type === 'Name' && callee.name === 'namespace' && !caller;
  if (isNamespace && !list.length && !star && !doubleStar)
    return { type: 'Namespace', callee: target, own: lowering.environment.builtin('namespace'), given };
  return { type: 'Call', callee: target, given, caller };
}

const methodCall = (row: Row | undefined, given: ArgumentSteps): RowCall | undefined =>
  row && !row.has(MUTATES) ? lowerRowCall(row, given) : undefined;
