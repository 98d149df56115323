import { TemplateError } from '@hubkit/jinja';
import { CliError } from '../command-line/errors.ts';

/** Runs a function on a template. Template errors that it throws get the file name. */
export function inTemplate<T>(label: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    throw new CliError(`${label}: ${error.message}`, { cause: error.cause });
  }
}
