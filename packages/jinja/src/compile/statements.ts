import type { Autoescape, FilterBlock, Generation, Statement } from '../parser/ast.ts';
import type { Execute } from '../runtime/frame.ts';
import { Dict, Tuple, truthy, Undefined, type Value } from '../runtime/values.ts';
import { reads, readsOf } from './analyze.ts';
import { asValue, capture, scoped, set, setBlock, withBlock } from './assign.ts';
import { block, extendsStatement } from './blocks.ts';
import { body } from './body.ts';
import type { Compiler } from './compiler.ts';
import { ifStatement } from './conditions.ts';
import { evaluate } from './expressions.ts';
import { filter } from './filters.ts';
import { fromImport, importStatement, include } from './imports.ts';
import { forLoop, loopControl } from './loops.ts';
import { callBlock, macro } from './macros.ts';
import { output } from './output.ts';
import { writeText } from './write-text.ts';

/** The closure that runs a statement; undefined where there is nothing to run. */
export function statement(c: Compiler, node: Statement): Execute | undefined {
  switch (node.type) {
    case 'If':
      return ifStatement(c, node);
    case 'For':
      return forLoop(c, node);
    case 'Set':
      return set(c, node);
    case 'SetBlock':
      return setBlock(c, node);
    case 'Macro':
      return macro(c, node);
    case 'CallBlock':
      return callBlock(c, node);
    case 'FilterBlock':
      return filterBlock(c, node);
    case 'With':
      return withBlock(c, node);
    case 'Block':
      return block(c, node);
    case 'Extends':
      return extendsStatement(c, node);
    case 'Include':
      return include(c, node);
    case 'Import':
      return importStatement(c, node);
    case 'FromImport':
      return fromImport(c, node);
    case 'Do': {
      const value = evaluate(c, node.expression);
      return (f) => {
        value(f);
        return 0;
      };
    }
    case 'Break':
    case 'Continue':
      return loopControl(c, node);
    case 'Autoescape':
      return autoescape(c, node);
    case 'Generation':
      return generation(c, node);
    case 'Trans':
    case 'Debug':
      return c.environment.extensions.get(node.type)?.(c, node);
    case 'Comment':
      return undefined;
    case 'Text':
    case 'Raw':
    case 'Output':
    case 'Print':
      return output(c, [node]);
  }
}

function filterBlock(c: Compiler, node: FilterBlock): Execute {
  const { scope, run } = scoped(c, [{ ...node, type: 'FilterBlock' }, ...node.body.nodes], () => body(c, node.body));
  const value = c.within(c.inner(scope), () => filter(c, node.filter, (f) => asValue(f, f.captured)));
  return (f) => {
    const signal = capture(f, run);
    if (signal) return signal;
    writeText(f, value(f), node);
    return 0;
  };
}

function autoescape(c: Compiler, node: Autoescape): Execute {
  const { run } = scoped(
    c,
    node.body.nodes,
    () => {
      const value = evaluate(c, node.value);
      c.autoescape = node.value.type === 'Const' ? truthy(node.value.value) : undefined;
      const statements = body(c, node.body);
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

function generation(c: Compiler, node: Generation): Execute {
  // To Jinja this is a call block, whose body is a macro that is called without anything.
  const special = new Map<number, Value>();
  const { run } = scoped(
    c,
    node.body.nodes,
    () => c.within({ isInLoop: false, checksOutput: false }, () => body(c, node.body)),
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
  return (f) => {
    for (const [slot, value] of special) f.v[slot] = value;
    const start = f.out.length;
    run(f);
    if (f.base >= 0 && f.rt.spans) f.rt.spans.push([f.base + start, f.base + f.out.length]);
    return 0;
  };
}
