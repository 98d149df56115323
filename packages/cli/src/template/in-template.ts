import { TemplateError } from '@hubkit/jinja';
import { CliError } from '../command-line/errors.ts';

/** Does something with a template; what is wrong in the template then names its file. */
export function inTemplate<T>(label: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    throw new CliError(`${label}: ${error.message}`, { cause: error.cause });
  }
}
