import type { Node } from '../parser/ast.ts';
import { positionAt } from './code-frame.ts';
import { listKeys } from './dict.ts';
import { limitError, pyError, TemplateError } from './errors.ts';
import { closest } from './suggest.ts';
import type { CompiledTemplate, Render } from './types.ts';
import { Undefined } from './undefined.ts';
import { isMapping } from './values.ts';

/** The error as one of ours, with the place in the template that runs. */
export function located(rt: Render, error: unknown): TemplateError {
  const known = asTemplateError(error);
  const { at, template } = rt;
  if (known.isLocated) return known;
  if (known.missing instanceof Undefined) known.suggestion = suggestion(rt, known.missing) ?? '';
  const { ast, lines } = template;
  const noted = at && lines.find(at);
  const { start, end } = at ?? ast.body;
  return known.locate({
    source: ast.source,
    templateName: template.name,
    start,
    end,
    line: noted === undefined ? undefined : positionAt(ast.source, noted).line,
  });
}

/** Suggests a similar name for a missing variable or attribute. */
function suggestion(rt: Render, { name, owner, hint }: Undefined): string | undefined {
  if (typeof name !== 'string' || hint !== undefined) return undefined;
  if (owner === undefined)
    return closest(name, [...listKeys(rt.variables).map(String), ...rt.environment.names('global')]);
  return isMapping(owner) ? closest(name, listKeys(owner).map(String)) : undefined;
}

/** The place of an error, with the call that led to it. */
export function locateError(
  rt: Render,
  error: unknown,
  name: string,
  caller: CompiledTemplate,
  site: Node | undefined,
): TemplateError {
  const known = located(rt, error);
  rt.template = caller;
  rt.at = site;
  return known.through({ name, templateName: caller.name, ...positionAt(caller.ast.source, site?.start ?? 0) });
}

/** Converts an error thrown by JavaScript or by a user-supplied function to a TemplateError. */
function asTemplateError(error: unknown): TemplateError {
  if (error instanceof TemplateError) return error;
  const { message, name } = error instanceof Error ? error : { message: String(error), name: 'Error' };
  if (error instanceof RangeError) {
    if (/call stack/i.test(message)) return limitError('calls nest too deep');
    if (/(string|array) length/i.test(message)) return limitError('the template made a text that is too long');
  }
  return pyError(name, message, { cause: error });
}
