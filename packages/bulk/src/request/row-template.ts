import { type Environment, Template, TemplateError } from '@hubkit/jinja/render';
import { BulkError } from '../contract/errors.ts';
import type { Row } from '../contract/row.ts';
import { exactValues } from '../input/exact-row.ts';

/** A function from row to value: text, or the value of a column where the template is nothing but its name. */
export type RowTemplate = (row: Row) => unknown;

/** Compiles a template. `name` is that of the option, for messages. */
export function createTemplate(name: string, source: string, environment: Environment): RowTemplate {
  const column = /^\s*\{\{\s*([A-Za-z_]\w*)\s*\}\}\s*$/.exec(source)?.[1];
  if (column !== undefined) {
    // Lists and numbers keep their type.
    return (row) => {
      if (Object.hasOwn(row, column)) return row[column];
      throw new BulkError(
        'INPUT',
        `${name}: there is no column "${column}" (columns: ${Object.keys(row).join(', ') || 'none'}).`,
      );
    };
  }
  const template = explained(name, 'is not valid', () => new Template(source, environment));
  return (row) => explained(name, 'failed', () => template.render(exactValues(row)));
}

function explained<T>(name: string, what: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    if (!TemplateError.is(cause)) throw cause;
    throw new BulkError(
      'INPUT',
      `the template of ${name} ${what}: line ${cause.line}, column ${cause.column}: ${cause.rawMessage.replace(/\.$/, '')}.`,
      {
        cause,
      },
    );
  }
}
