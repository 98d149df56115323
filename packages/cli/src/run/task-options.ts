import type { Option, OptionTable } from '../command-line/option.ts';
import type { Field } from './task-fields.ts';
import { parseValue, placeholderOf } from './value-kind.ts';

/** The flags of a task's fields, under the names of the fields; those whose flag is taken are left to `--parameters`. */
export function taskOptions(
  fields: readonly Field[],
  { group, taken }: { readonly group: string; readonly taken: ReadonlySet<string> },
): OptionTable {
  return Object.fromEntries(fields.filter(({ flag }) => !taken.has(flag)).flatMap((field) => optionsOf(field, group)));
}

function optionsOf(field: Field, group: string): readonly (readonly [string, Option<unknown>])[] {
  const { name, flag, kind } = field;
  const about = describe(field);
  if (kind.type === 'switch') {
    // Both spellings, so that absent is neither: the model's own habit then counts.
    const negative = flag.replace(/^--/, '--no-');
    return [
      [name, { flags: flag, about, group }],
      [`no ${name}`, { flags: negative, about: 'the opposite', group }],
    ];
  }
  const parse = (text: string, previous: unknown) => {
    const value = parseValue(text, kind);
    return kind.type === 'texts' && previous !== undefined ? [previous, value].flat() : value;
  };
  return [[name, { flags: `${flag} ${placeholderOf(kind)}`, about, parse, group }]];
}

function describe({ about, isRequired }: Field): string {
  const text = about.charAt(0).toLowerCase() + about.slice(1).replace(/\.$/, '');
  return isRequired ? `${text} (required)` : text;
}
