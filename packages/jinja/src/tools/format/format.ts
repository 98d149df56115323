import { Environment } from '../../engine/environment.ts';
import type { EnvironmentOptions } from '../../engine/options.ts';
import { valueError } from '../../engine/runtime/errors.ts';
import type { Printer } from './printer.ts';
import { printTemplate } from './statement.ts';

/** Options of the formatter. */
export interface FormatOptions {
  /** A number of blanks, or the text itself, such as `'\t'`. @default 4 */
  readonly indent?: number | string;
}

/**
 * Writes a template in the canonical style. Its output does not change: white space control on both sides of every tag keeps
 * the layout out of the output, and text becomes string literals. Comments are kept.
 *
 * @example format('{%if a%}yes{%endif%}') // {%- if a -%}⏎    {{- "yes" -}}⏎{%- endif -%}
 *
 * @throws {TemplateSyntaxError} when the template cannot be read.
 */
export function format(
  source: string,
  { indent = 4 }: FormatOptions = {},
  environment: Environment | EnvironmentOptions = {},
): string {
  const isCount = typeof indent === 'number';
  if (isCount ? !(indent >= 0 && indent < 100) : /\S/.test(indent))
    throw valueError(`The indent must be a number below 100 or white space, not ${JSON.stringify(indent)}.`);
  const step = isCount ? ' '.repeat(indent) : indent;
  const env = environment instanceof Environment ? environment : new Environment(environment);
  const template = env.parse(source);
  const printer: Printer = {
    source,
    syntax: env.syntax,
    step,
    lines: [],
    depth: 0,
    isEscaping: Boolean(env.options.autoescape),
    isFlat: false,
    flat: new Map(),
  };
  printTemplate(printer, template);
  return printer.lines.join('\n');
}
