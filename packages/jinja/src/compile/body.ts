import type { Body, Statement } from '../parser/ast.ts';
import type { Execute } from '../runtime/frame.ts';
import type { Compiler } from './compiler.ts';
import { output } from './output.ts';
import { stepsOf } from './shared-patterns.ts';

const nothing: Execute = () => 0;

/** Runs the statements of a body in order; stops at `break` and `continue`. */
export function body(c: Compiler, node: Body): Execute {
  return sequence(c, node.nodes) ?? nothing;
}

function sequence(c: Compiler, nodes: readonly Statement[]): Execute | undefined {
  const controls = c.controls;
  const steps: Execute[] = [];
  for (const node of stepsOf(nodes)) {
    const step = Array.isArray(node) ? output(c, node) : c.statement(node);
    if (step) steps.push(step);
  }
  return c.controls === controls ? straight(steps) : interruptible(steps);
}

/** Without `break` and `continue` inside, nothing has to be looked at between two statements. */
function straight(steps: readonly Execute[]): Execute | undefined {
  const [first, second] = steps;
  if (!first || !second) return first;
  if (steps.length === 2)
    return (f) => {
      first(f);
      return second(f);
    };
  return (f) => {
    for (let i = 0; i < steps.length; i++) (steps[i] as Execute)(f);
    return 0;
  };
}

function interruptible(steps: readonly Execute[]): Execute | undefined {
  if (steps.length === 1) return steps[0];
  return (f) => {
    for (let i = 0; i < steps.length; i++) {
      const signal = (steps[i] as Execute)(f);
      if (signal) return signal;
    }
    return 0;
  };
}
