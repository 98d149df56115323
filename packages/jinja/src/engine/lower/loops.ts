import type { Body as BodyNode, Expression, NodeOf } from '../parser/ast.ts';
import { contains } from '../parser/walk.ts';
import { analyze, eachName, findReads, namesIn, reads } from './analyze.ts';
import { listStarts, lowerBody } from './bodies.ts';
import type { Lowering } from './lowering.ts';
import { type FunctionScope, Scope } from './scope.ts';
import type { Body, StepOf } from './steps.ts';
import { lowerTarget } from './targets.ts';

export function lowerFor(lowering: Lowering, node: NodeOf<'For'>): StepOf<'For'> {
  const { lines, state } = lowering;
  const { start, end, target, isRecursive } = node;
  if (node.test) lines.cover(node.test, node.test.at);
  lines.cover(node, node.at);
  const iterable = lowering.value(node.iterable);
  const scope = new Scope(state.scope, isRecursive ? undefined : state.scope.owner);
  const { owner } = scope;
  let isNamed = false;
  for (const { name } of namesIn(lowering.ast.names, node.body)) isNamed ||= name === 'loop';
  const readsLoop = lowering.hasBlocks ? readsLoopOfBlocks(lowering, node) : isNamed;
  const loop = isRecursive || readsLoop ? scope.declare('loop', true) : undefined;
  eachName(scope, target);
  analyze(scope, node.body.nodes);
  const filter = node.test ? lowerLoopFilter(lowering, node, node.test, owner) : undefined;
  const { controls } = lowering;
  lowering.forDepth++;
  lowering.enterScope(scope, true);
  const assigned = lowerTarget(lowering, target);
  const starts = listStarts(lowering, scope);
  const body = { ...lowerBody(lowering, node.body), starts };
  lowering.state = state;
  // What breaks out of this loop does not concern those around it.
  lowering.controls = controls;
  const otherwise = node.otherwise ? lowerElse(lowering, node, node.otherwise, owner) : undefined;
  lowering.forDepth--;
  const item = target.type === 'Name' ? scope.find(target.name) : undefined;
  if (isRecursive) lines.note(node.at);
  const slots = isRecursive ? owner.slots : undefined;
  return { type: 'For', start, end, node, iterable, target: assigned, item, loop, filter, body, otherwise, slots };
}

function lowerElse(lowering: Lowering, { isRecursive }: NodeOf<'For'>, otherwise: BodyNode, owner: FunctionScope) {
  const { scope: outer, isInLoop } = lowering.state;
  const scope = new Scope(outer, owner);
  analyze(scope, otherwise.nodes);
  // The `else` is outside of this loop, though still inside of those around it.
  const before = lowering.enterScope(scope, isInLoop && !isRecursive);
  const body: Body = lowerBody(lowering, otherwise, scope);
  lowering.state = before;
  return body;
}

/** `for … if test`: the test has separate variables, and its `loop` belongs to the enclosing loop. */
function lowerLoopFilter(lowering: Lowering, node: NodeOf<'For'>, test: Expression, owner: FunctionScope) {
  const scope = new Scope(lowering.state.scope, owner);
  eachName(scope, node.target);
  reads(scope, test);
  const before = lowering.enterScope(scope);
  const filter = { target: lowerTarget(lowering, node.target), test: lowering.test(test) };
  lowering.state = before;
  return filter;
}

/** True if the body reads `loop`, where it may have blocks. */
function readsLoopOfBlocks({ ast }: Lowering, node: NodeOf<'For'>): boolean {
  // A block has variables of its own; one that is scoped may read all of those around it.
  return (
    findReads(ast, node.body, 'loop').size > 0 || contains(node, (child) => child.type === 'Block' && child.isScoped)
  );
}
