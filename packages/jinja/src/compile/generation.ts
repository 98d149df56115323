import type { NodeOf } from '../parser/ast.ts';
import { Dict } from '../runtime/dict.ts';
import type { Execute } from '../runtime/frame.ts';
import { Tuple, Undefined, type Value } from '../runtime/values.ts';
import { readsOf } from './analyze.ts';
import { scoped } from './assign.ts';
import type { Compiler } from './compiler.ts';

export function generation(c: Compiler, node: NodeOf<'Generation'>): Execute {
  // To Jinja this is a call block, whose body is a macro that is called without anything.
  const special = new Map<number, Value>();
  const { run } = scoped(
    c,
    node.body.nodes,
    () => c.within({ isInLoop: false, checksOutput: false }, () => c.body(node.body)),
    (scope) => {
      for (const word of readsOf(c.ast, node.body, 'caller', 'kwargs', 'varargs'))
        special.set(
          scope.declare(word).slot,
          word === 'caller'
            ? new Undefined(c.environment.undefinedKind, word, undefined, 'No caller defined')
            : word === 'kwargs'
              ? new Dict()
              : new Tuple(),
        );
    },
  );
  c.lines.note(node.at);
  return (f) => {
    for (const [slot, value] of special) f.v[slot] = value;
    run(f);
    return 0;
  };
}
