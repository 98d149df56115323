import type { NodeOf } from '../parser/ast.ts';
import type { CompiledTemplate } from '../runtime/compiled.ts';
import { TemplateError } from '../runtime/errors.ts';
import type { Execute, Frame } from '../runtime/frame.ts';
import { type Module, makeModule } from '../runtime/module.ts';
import { runTemplate } from '../runtime/run.ts';
import { localsOf } from './blocks.ts';
import type { Compiler } from './compiler.ts';

export function include(c: Compiler, node: NodeOf<'Include'>): Execute {
  const name = c.evaluate(node.template);
  const locals = node.withContext ? localsOf(c) : undefined;
  return (f) => {
    const { rt } = f;
    const { depth, autoescape } = rt;
    let template: CompiledTemplate;
    try {
      // As in Python, a template that is missing while the name is evaluated is passed over, too.
      const wanted = name(f);
      rt.at = node;
      template = rt.load(wanted, false);
    } catch (error) {
      if (!node.ignoreMissing || !TemplateError.is(error) || !error.pyType.endsWith('NotFound')) throw error;
      rt.depth = depth;
      rt.autoescape = autoescape;
      return 0;
    }
    if (!locals) f.out += makeModule(rt, template).text;
    else {
      const base = f.base < 0 ? -1 : f.base + f.out.length;
      f.out += runTemplate(rt, template, f.context.derive(locals(f)), base, 'include');
    }
    return 0;
  };
}

/** The module of an imported template, made once per render unless it is imported with the context. */
function moduleOf(c: Compiler, node: NodeOf<'Import' | 'FromImport'>): (f: Frame) => Module {
  const name = c.evaluate(node.template);
  const locals = node.withContext ? localsOf(c) : undefined;
  return (f) => {
    const { rt } = f;
    const wanted = name(f);
    rt.at = node;
    return makeModule(rt, rt.load(wanted), locals && f.context.derive(locals(f)));
  };
}

export function importStatement(c: Compiler, node: NodeOf<'Import'>): Execute {
  const module = moduleOf(c, node);
  const { slot } = c.scope.find(node.target) as { slot: number };
  return (f) => {
    f.v[slot] = module(f);
    return 0;
  };
}

export function fromImport(c: Compiler, node: NodeOf<'FromImport'>): Execute {
  const module = moduleOf(c, node);
  const targets = node.names.map(({ name, alias }) => [name, (c.scope.find(alias) as { slot: number }).slot] as const);
  const place = c.lineOf(node);
  return (f) => {
    const found = module(f);
    const from = found.name === undefined ? 'None' : `'${found.name}'`;
    for (const [name, slot] of targets) {
      const hint = `the template ${from} (imported on ${place}) does not export the requested name '${name}'`;
      f.v[slot] = found.attr(name) ?? f.rt.undefined(name, undefined, hint);
    }
    return 0;
  };
}
