import { RenderContext } from './context.ts';
import { Dict } from './dict.ts';
import { repr } from './repr.ts';
import { runTemplate } from './run.ts';
import type { CompiledTemplate, Context, ImportedModule, Render } from './types.ts';
import { PyObject, type Value } from './values.ts';

/** An imported template: its top-level variables and its output. */
export class Module extends PyObject implements ImportedModule {
  readonly name: string | undefined;
  readonly text: string;
  private readonly names: ReadonlyMap<string, Value>;
  constructor(name: string | undefined, text: string, names: ReadonlyMap<string, Value>) {
    super('TemplateModule', 'jinja2.environment');
    this.name = name;
    this.text = text;
    this.names = names;
  }
  override attr(name: string): Value {
    return this.names.get(name);
  }
  override str(): string {
    return this.text;
  }
  override repr(): string {
    return `<TemplateModule ${repr(this.name ?? null)}>`;
  }
}

/** The module of a template; without `context` it is made only once per render. */
export function makeModule(rt: Render, template: CompiledTemplate, context?: Context): ImportedModule {
  const known = context ? undefined : rt.modules?.get(template);
  if (known) return known;
  const inner = context ?? new RenderContext(rt, template.name, new Dict());
  const text = runTemplate(rt, template, inner, -1, 'import');
  const module = new Module(template.name, text, inner.exported());
  if (!context) {
    rt.modules ??= new Map();
    rt.modules.set(template, module);
  }
  return module;
}
