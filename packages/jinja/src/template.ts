import { Environment } from './environment.ts';
import type { EnvironmentOptions } from './options.ts';
import type { TemplateNode } from './parser/ast.ts';
import { RenderContext } from './runtime/context.ts';
import { typeError } from './runtime/errors.ts';
import { located } from './runtime/locate.ts';
import { type RenderOptions, RenderState } from './runtime/render.ts';
import { runTemplate } from './runtime/run.ts';
import type { CompiledTemplate } from './runtime/types.ts';
import { typeName } from './runtime/values.ts';

/** Options of a template that makes its own environment. */
export type TemplateOptions = EnvironmentOptions & {
  /** The name in errors, by which other templates can load this one. */
  readonly name?: string | undefined;
};

/** A compiled template: made once, rendered many times. */
export class Template {
  readonly environment: Environment;
  readonly compiled: CompiledTemplate;

  /**
   * @example new Template('Hello {{ name }}').render({ name: 'World' })
   */
  constructor(source: string | CompiledTemplate, options: TemplateOptions | Environment = {}) {
    const isEnvironment = options instanceof Environment;
    this.environment = isEnvironment ? options : new Environment(options);
    const name = isEnvironment ? undefined : options.name;
    // Whatever else is handed in is refused by the parser, with a sentence.
    const isCompiled = 'ast' in Object(source);
    this.compiled = isCompiled ? (source as CompiledTemplate) : this.environment.compile(source as string, name);
  }

  get source(): string {
    return this.compiled.ast.source;
  }

  get ast(): TemplateNode {
    return this.compiled.ast;
  }

  get name(): string | undefined {
    return this.compiled.name;
  }

  /** The text of the template with these variables: a plain object, a Map, or what `parseJson` gives. */
  render(variables: object = {}, options?: RenderOptions): string {
    if (typeof variables !== 'object' || variables === null)
      throw typeError(`The variables of a template are an object or a Map, not ${typeName(variables)}.`);
    const compiled = options?.trace?.begin(this.compiled, variables) ?? this.compiled;
    const rt = new RenderState(this.environment, compiled, variables, options);
    try {
      return runTemplate(rt, compiled, new RenderContext(rt, compiled.name, variables), 0);
    } catch (error) {
      throw located(rt, error);
    }
  }
}
