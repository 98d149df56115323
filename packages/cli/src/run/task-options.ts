import type { Option, OptionTable } from '../command-line/option.ts';
import type { Field } from './task-fields.ts';
import { formatPlaceholder, isFileReference, isList, parseValue } from './value-kind.ts';

/** Creates the flags of a task, by field name. Fields whose flag is taken can be set with `--parameters`. */
export function taskOptions(
  fields: readonly Field[],
  { group, taken }: { readonly group: string; readonly taken: ReadonlySet<string> },
): OptionTable {
  return Object.fromEntries(
    fields.filter(({ flag }) => !taken.has(flag)).flatMap((field) => createOptions(field, group)),
  );
}

function createOptions(field: Field, group: string): readonly (readonly [string, Option<unknown>])[] {
  const { name, flag, kind } = field;
  const about = describe(field);
  if (kind.type === 'switch') {
    // Both `--x` and `--no-x`; without either, the default of the model applies.
    const negative = flag.replace(/^--/, '--no-');
    return [
      [name, { flags: flag, about, group }],
      [`no ${name}`, { flags: negative, about: 'the opposite', group }],
    ];
  }
  const parse = (text: string, previous: unknown) => {
    const value = isFileReference(text, kind) ? text : parseValue(text, kind);
    return isList(kind) && previous !== undefined ? [previous, value].flat() : value;
  };
  const note = isList(kind) ? ' (repeatable)' : '';
  return [
    [name, { flags: `${flag} ${formatPlaceholder(kind)}`, about: about + note, parse, group, isList: isList(kind) }],
  ];
}

function describe({ about, isRequired }: Field): string {
  const text = about.charAt(0).toLowerCase() + about.slice(1).replace(/\.$/, '');
  return isRequired ? `${text} (required)` : text;
}
