import type { NodeOf } from '../parser/ast.ts';
import type { Evaluate, Execute, Frame } from '../runtime/frame.ts';
import { Macro, type MacroCode } from '../runtime/macro.ts';
import { analyze, reads, readsOf } from './analyze.ts';
import { withInitializers } from './assign.ts';
import { call } from './calls.ts';
import { blockText } from './captured-text.ts';
import type { Compiler } from './compiler.ts';
import { FunctionScope, Scope } from './scope.ts';

export function macro(c: Compiler, node: NodeOf<'Macro'>): Execute {
  const code = compileMacro(c, node, node.name);
  const { slot } = c.scope.find(node.name) as { slot: number };
  return (f) => {
    f.v[slot] = new Macro(code, f);
    return 0;
  };
}

export function callBlock(c: Compiler, node: NodeOf<'CallBlock'>): Execute {
  const code = compileMacro(c, node, undefined);
  c.lines.note(node.at);
  const value = call(c, node.call, (f, kwargs) => kwargs.set('caller', new Macro(code, f)));
  return (f) => {
    f.out += blockText(f, value(f), node);
    return 0;
  };
}

export function compileMacro(
  c: Compiler,
  node: NodeOf<'Macro' | 'CallBlock'>,
  name: string | undefined,
  compileBody: (scope: Scope) => Execute = () => c.body(node.body),
): MacroCode {
  const owner = new FunctionScope(c.scope.owner);
  const scope = new Scope(c.scope, owner);
  const special = readsOf(c.ast, node.body, 'caller', 'kwargs', 'varargs');
  const params = node.params.map((param) => param.name);
  c.checkNames(params, node, (param) => `duplicate argument '${param}' in function definition`);
  const paramSlots = params.map((param) => scope.declare(param).slot);
  const own = (word: string) => (special.has(word) && !params.includes(word) ? scope.declare(word).slot : -1);
  const takesCaller = special.has('caller');
  const explicit = params.indexOf('caller');
  if (takesCaller && explicit >= 0 && explicit < params.length - node.defaults.length)
    throw c.fail(
      'When defining macros or call blocks the special "caller" argument must be omitted or be given a default.',
      node,
    );
  const callerSlot = own('caller');
  const kwargsSlot = own('kwargs');
  const varargsSlot = own('varargs');
  for (const value of node.defaults) reads(scope, value);
  analyze(scope, node.body.nodes);
  const run = c.within(c.separate(scope), () => {
    const fill = filler(c, node, paramSlots);
    const statements = compileBody(scope);
    return withInitializers(c, scope, (f) => {
      fill(f);
      return statements(f);
    });
  });
  return {
    name,
    params,
    paramSlots,
    callerSlot,
    kwargsSlot,
    varargsSlot,
    takesCaller,
    run,
    slots: owner.slots,
    contextNames: 0,
    template: c.template,
  };
}

/** Gives the parameters that the call left out their defaults, one after the other. */
function filler(c: Compiler, node: NodeOf<'Macro' | 'CallBlock'>, slots: readonly number[]): (f: Frame) => void {
  const without = node.params.length - node.defaults.length;
  const defaults = node.params.map((param, i): Evaluate => {
    const value = node.defaults[i - without];
    if (value) return c.evaluate(value);
    const hint = `parameter '${param.name}' was not provided`;
    return (f) => f.rt.undefined(param.name, undefined, hint);
  });
  return (f) => {
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number;
      if (f.v[slot] === undefined) f.v[slot] = (defaults[i] as Evaluate)(f);
    }
  };
}
