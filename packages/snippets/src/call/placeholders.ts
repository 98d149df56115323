import { type Text, text, type Value, type Variable, variable } from '@hubkit/code';
import type { Values } from './snippet-call.ts';

/** Texts that stand for variables of the snippet while a request is prepared, by the name of the variable. */
export type Placeholders = ReadonlyMap<string, string>;

/**
 * Makes a text that stands for each variable. None of them is part of `data`, so that nothing a user wrote is taken for one.
 */
export function placeholdersFor(names: readonly string[], data: unknown): Placeholders {
  const known = JSON.stringify(data) ?? '';
  let number = 0;
  while (known.includes(`placeholder${number}x`)) number++;
  return new Map(names.map((name) => [name, `placeholder${number}x${name}x`]));
}

/** JSON with variables in the places of their placeholders. */
function withVariables(value: unknown, placeholders: Placeholders): Value {
  if (typeof value === 'string') return textWithVariables(value, placeholders);
  if (Array.isArray(value)) return value.map((item) => withVariables(item, placeholders));
  // The value was parsed from JSON: what is left is an object or a scalar.
  return value instanceof Object ? membersWithVariables(value, placeholders) : (value as Value);
}

/** The members of an object with variables in the places of their placeholders. */
export function membersWithVariables(members: object, placeholders: Placeholders): Values {
  return Object.fromEntries(Object.entries(members).map(([name, item]) => [name, withVariables(item, placeholders)]));
}

/** A text with variables in the places of their placeholders. */
export function textWithVariables(value: string, placeholders: Placeholders): string | Text | Variable {
  for (const [name, placeholder] of placeholders) {
    if (value === placeholder) return variable(name);
    const [before = '', ...after] = value.split(placeholder);
    if (after.length > 0) return text`${before}${variable(name)}${textOf(after.join(placeholder), placeholders)}`;
  }
  return value;
}

function textOf(value: string, placeholders: Placeholders): Text {
  return text`${textWithVariables(value, placeholders)}`;
}
