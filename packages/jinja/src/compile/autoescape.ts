import type { NodeOf } from '../parser/ast.ts';
import type { Execute } from '../runtime/frame.ts';
import { truthy } from '../runtime/values.ts';
import { reads } from './analyze.ts';
import { scoped } from './assign.ts';
import type { Compiler } from './compiler.ts';

export function autoescape(c: Compiler, node: NodeOf<'Autoescape'>): Execute {
  const { run } = scoped(
    c,
    node.body.nodes,
    () => {
      const value = c.evaluate(node.value);
      c.autoescape = node.value.type === 'Const' ? truthy(node.value.value) : undefined;
      const statements = c.body(node.body);
      return (f) => {
        const { rt } = f;
        const before = rt.autoescape;
        rt.autoescape = truthy(value(f));
        const signal = statements(f);
        rt.autoescape = before;
        return signal;
      };
    },
    (scope) => reads(scope, node.value),
  );
  return run;
}
