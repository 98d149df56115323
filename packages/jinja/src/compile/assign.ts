import { Namespace } from '../library/index.ts';
import type { Node, NodeOf, Target } from '../parser/ast.ts';
import type { Dict } from '../runtime/dict.ts';
import { pyError } from '../runtime/errors.ts';
import type { Evaluate, Execute, Frame } from '../runtime/frame.ts';
import { unpack } from '../runtime/sequences.ts';
import type { Value } from '../runtime/values.ts';
import { analyze, declare } from './analyze.ts';
import type { Compiler } from './compiler.ts';
import { evaluateName, probeName } from './names.ts';
import { Scope, type Variable } from './scope.ts';

/** Assigns a value to a target. */
export type Assign = (f: Frame, value: Value) => void;

export function assign(c: Compiler, target: Target, isParameter = false): Assign {
  if (target.type === 'Name') {
    const slot = isParameter ? (c.scope.find(target.name) as Variable).slot : slotOf(c, target);
    return (f, value) => {
      f.v[slot] = value;
    };
  }
  if (target.type === 'NamespaceTarget') {
    const { name } = target;
    const object = probeName(c, { ...target, type: 'Name', name: target.object });
    return (f, value) => fieldsOf(f, object(f), target).set(name, value);
  }
  const parts = target.items.map((item) => assign(c, item, isParameter));
  return (f, value) => {
    const values = unpack(value, parts.length);
    for (let i = 0; i < parts.length; i++) (parts[i] as Assign)(f, values[i]);
  };
}

/** Refuses `loop` as a target inside of a loop. */
export function checkLoopTarget(c: Compiler, target: Target): void {
  if (c.forDepth && target.type === 'Name' && target.name === 'loop')
    throw c.fail("Can't assign to special loop variable in for-loop target", target);
}

/** The slot of a variable that is set here. */
function slotOf(c: Compiler, target: NodeOf<'Name'>): number {
  checkLoopTarget(c, target);
  return (c.scope.find(target.name) as Variable).slot;
}

/** Checks, before anything is computed, that a target with an attribute names a namespace. */
function checks(c: Compiler, target: Target): Execute[] {
  if (target.type === 'TupleTarget') return target.items.flatMap((item) => checks(c, item));
  if (target.type === 'Name') return [];
  const object = evaluateName(c, { ...target, type: 'Name', name: target.object });
  return [
    (f) => {
      fieldsOf(f, object(f), target);
      return 0;
    },
  ];
}

/** The fields of a namespace that is written to. */
export function fieldsOf(f: Frame, owner: Value, site: Node): Dict {
  if (owner instanceof Namespace) return owner.fields;
  f.rt.at = site;
  throw pyError('TemplateRuntimeError', 'cannot assign attribute on non-namespace object');
}

export function set(c: Compiler, node: NodeOf<'Set'>): Execute {
  const { target } = node;
  const { lines } = c;
  lines.cover(target);
  lines.begin(node, node);
  const value = c.evaluate(node.value);
  if (target.type === 'Name') {
    const slot = slotOf(c, target);
    return (f) => {
      f.v[slot] = value(f);
      return 0;
    };
  }
  const check = checks(c, target);
  const store = assign(c, target);
  return (f) => {
    for (const step of check) step(f);
    const found = value(f);
    f.rt.at = node;
    store(f, found);
    return 0;
  };
}

/** Compiles statements with a separate scope, which is initialized before they run. */
export function scoped(
  c: Compiler,
  nodes: Parameters<typeof analyze>[1],
  compile: () => Execute,
  prepare?: (scope: Scope) => void,
): { readonly scope: Scope; readonly run: Execute } {
  const scope = new Scope(c.scope, c.scope.owner);
  prepare?.(scope);
  analyze(scope, nodes);
  return { scope, run: c.within(c.inner(scope), () => withInitializers(c, scope, compile())) };
}

/** Statements that run after the variables of their scope are initialized. */
export function withInitializers(c: Compiler, scope: Scope, run: Execute): Execute {
  const start = initializer(c, scope);
  if (!start) return run;
  return (f) => {
    start(f);
    return run(f);
  };
}

/** Initializes the variables of a scope; undefined if none needs it. */
export function initializer(c: Compiler, scope: Scope): ((f: Frame) => void) | undefined {
  const starts: ((f: Frame) => void)[] = [];
  for (const { slot, load, source } of scope.variables.values()) {
    if (load === 'alias' && source) {
      const from = c.load(source);
      starts.push((f) => {
        f.v[slot] = from(f);
      });
    } else if (load !== 'param' && scope.parent)
      // A frame starts out empty; only what runs again has to be cleared.
      starts.push((f) => {
        f.v[slot] = undefined;
      });
  }
  if (starts.length < 2) return starts[0];
  return (f) => {
    for (let i = 0; i < starts.length; i++) (starts[i] as (f: Frame) => void)(f);
  };
}

export function withBlock(c: Compiler, node: NodeOf<'With'>): Execute {
  const values = node.values.map((value) => c.evaluate(value));
  const { run } = scoped(
    c,
    node.body.nodes,
    () => {
      const assigns = node.targets.map((target) => assign(c, target, true));
      const statements = c.body(node.body);
      return (f) => {
        for (let i = 0; i < assigns.length; i++) {
          const value = (values[i] as Evaluate)(f);
          f.rt.at = node;
          (assigns[i] as Assign)(f, value);
        }
        return statements(f);
      };
    },
    (scope) => {
      for (const target of node.targets) declare(scope, target);
    },
  );
  return run;
}
