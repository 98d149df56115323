import type { NodeOf } from '../parser/ast.ts';
import { analyze, findReads, reads } from './analyze.ts';
import { lowerBody } from './bodies.ts';
import type { Lowering } from './lowering.ts';
import { Scope } from './scope.ts';
import type { MacroStep, ValueStep } from './steps.ts';

/** Lowers a macro or the body of a call block. */
export function lowerMacro(
  lowering: Lowering,
  node: NodeOf<'Macro' | 'CallBlock'>,
  name: string | undefined,
): MacroStep {
  const { scope: outer } = lowering.state;
  const scope = new Scope(outer);
  const special = findReads(lowering.ast, node.body, 'caller', 'kwargs', 'varargs');
  const params = node.params.map((param) => param.name);
  lowering.checkNames(params, node, (param) => `duplicate argument '${param}' in function definition`);
  const variables = params.map((param) => scope.declare(param));
  const own = (word: string) => (special.has(word) && !params.includes(word) ? scope.declare(word).slot : -1);
  const takesCaller = special.has('caller');
  const explicit = params.indexOf('caller');
  const without = params.length - node.defaults.length;
  if (takesCaller && explicit >= 0 && explicit < without)
    throw lowering.fail(
      'When defining macros or call blocks the special "caller" argument must be omitted or be given a default.',
      node,
    );
  const callerSlot = own('caller');
  const kwargsSlot = own('kwargs');
  const varargsSlot = own('varargs');
  for (const value of node.defaults) reads(scope, value);
  analyze(scope, node.body.nodes);
  const before = lowering.enterFunction(scope);
  const defaults = params.map((param, i): ValueStep | string => {
    const value = node.defaults[i - without];
    return value ? lowering.value(value) : `parameter '${param}' was not provided`;
  });
  const body = lowerBody(lowering, node.body, scope);
  // Each call has a new frame: there is nothing to clear.
  const starts = body.starts.filter(({ from }) => from);
  lowering.state = before;
  return {
    ...{ name, params, variables, defaults, callerSlot, kwargsSlot, varargsSlot, takesCaller },
    ...{ slots: scope.owner.slots, body: { ...body, starts }, all: [...scope.variables.values()] },
  };
}
