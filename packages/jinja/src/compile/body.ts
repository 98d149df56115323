import type { Body, Statement } from '../parser/ast.ts';
import type { Execute } from '../runtime/frame.ts';
import type { Compiler } from './compiler.ts';
import type { Written } from './forms.ts';
import { output } from './output.ts';

const nothing: Execute = () => 0;

/** Runs the statements of a body in order; stops at `break` and `continue`. */
export function body(c: Compiler, node: Body): Execute {
  return sequence(c, node.nodes) ?? nothing;
}

function sequence(c: Compiler, nodes: readonly Statement[]): Execute | undefined {
  const controls = c.controls;
  const steps: Execute[] = [];
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i] as Statement;
    if (node.type === 'Comment') continue;
    let step: Execute | undefined;
    if (isWritten(node)) {
      const written: Written[] = [node];
      for (let next = nodes[i + 1]; next && (isWritten(next) || next.type === 'Comment'); next = nodes[i + 1]) {
        if (next.type !== 'Comment') written.push(next);
        i++;
      }
      step = output(c, written);
      if (step) steps.push(step);
    } else {
      step = c.statement(node);
      if (step) steps.push(step);
    }
  }
  return c.controls === controls ? straight(steps) : interruptible(steps);
}

export function isWritten(node: Statement): node is Written {
  return node.type === 'Output' || node.type === 'Text' || node.type === 'Raw' || node.type === 'Print';
}

/** Without `break` and `continue` inside, nothing has to be looked at between two statements. */
function straight(steps: readonly Execute[]): Execute | undefined {
  const [a, b, d, e] = steps as [Execute, Execute, Execute, Execute];
  switch (steps.length) {
    case 0:
      return undefined;
    case 1:
      return a;
    case 2:
      return (f) => {
        a(f);
        return b(f);
      };
    case 3:
      return (f) => {
        a(f);
        b(f);
        return d(f);
      };
    case 4:
      return (f) => {
        a(f);
        b(f);
        d(f);
        return e(f);
      };
  }
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
