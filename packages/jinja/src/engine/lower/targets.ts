import type { Target } from '../parser/ast.ts';
import type { Lowering } from './lowering.ts';
import type { Variable } from './scope.ts';
import type { TargetStep } from './steps.ts';
import { lowerName } from './values.ts';

/** Refuses `loop` as a target inside of a loop. */
export function checkLoopTarget(lowering: Lowering, target: Target): void {
  if (target.type === 'Name' && target.name === 'loop')
    throw lowering.fail("Can't assign to special loop variable in for-loop target", target);
}

/** The variables and fields of a target. `kind`: those of a `with` may be called `loop`, those of a `set` are read before. */
export function lowerTarget(lowering: Lowering, target: Target, kind?: 'with' | 'set'): TargetStep {
  if (target.type === 'TupleTarget')
    return { type: 'Unpack', parts: target.items.map((item) => lowerTarget(lowering, item, kind)) };
  if (target.type === 'NamespaceTarget') {
    const owner = lowerName(lowering, { ...target, type: 'Name', name: target.object }, kind !== 'set');
    return { type: 'Field', owner, name: target.name, node: target };
  }
  if (kind !== 'with' && lowering.forDepth && target.name === 'loop') checkLoopTarget(lowering, target);
  return { type: 'Slot', variable: lowering.state.scope.find(target.name) as Variable };
}
