import type { If } from '../parser/ast.ts';
import type { Decide, Execute } from '../runtime/frame.ts';
import { body } from './body.ts';
import type { Compiler } from './compiler.ts';
import { decide } from './expressions.ts';

export function ifStatement(c: Compiler, node: If): Execute {
  return c.within({ isRoot: false, isSoft: true }, () => {
    const test = decide(c, node.test);
    const first = body(c, node.body);
    const tests: Decide[] = [];
    const bodies: Execute[] = [];
    for (const branch of node.elseIfs) {
      tests.push(decide(c, branch.test));
      bodies.push(body(c, branch.body));
    }
    const last = node.otherwise && body(c, node.otherwise);
    if (!tests.length) return last ? (f) => (test(f) ? first(f) : last(f)) : (f) => (test(f) ? first(f) : 0);
    return (f) => {
      if (test(f)) return first(f);
      for (let i = 0; i < tests.length; i++) if ((tests[i] as Decide)(f)) return (bodies[i] as Execute)(f);
      return last ? last(f) : 0;
    };
  });
}
