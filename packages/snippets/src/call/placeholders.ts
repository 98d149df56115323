import { type Text, text, type Value, type Variable, variable } from '@hubkit/code';
import type { Values } from './snippet-call.ts';

/** Placeholders for variables of the snippet while a request is prepared. */
export interface Placeholders {
  /** The beginning that all of them have, and no other text. */
  readonly mark: string;
  /** The texts by the name of the variable. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Creates a placeholder for each variable. None of them occurs in `data`, so no text of a user is mistaken for one.
 */
export function placeholdersFor(names: readonly string[], data: unknown): Placeholders {
  let number = 0;
  while (names.length > 0 && mentions(data, `placeholder${number}x`)) number++;
  const mark = `placeholder${number}x`;
  return { mark, texts: new Map(names.map((name) => [name, `${mark}${name}x`])) };
}

/** True where a text is part of any text or name in a value. */
function mentions(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value.includes(text);
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).some((name) => name.includes(text) || mentions(Reflect.get(value, name), text));
}

/** The members of a JSON object as they are sent, with variables in the places of their placeholders. */
export function membersWithVariables(members: object, placeholders?: Placeholders): Values {
  const all: Record<string, Value> = {};
  for (const name of Object.keys(members)) {
    const item: unknown = Reflect.get(members, name);
    if (item === undefined) continue;
    const value = withVariables(item, placeholders);
    // Set as usual, `__proto__` would be the prototype instead of a member.
    if (name === '__proto__') Object.defineProperty(all, name, { value, enumerable: true });
    else all[name] = value;
  }
  return all;
}

function withVariables(value: unknown, placeholders: Placeholders | undefined): Value {
  switch (typeof value) {
    case 'string':
      return placeholders ? textWithVariables(value, placeholders) : value;
    case 'number':
      // As JSON writes numbers: it has neither -0 nor NaN.
      return Number.isFinite(value) ? value || 0 : null;
    case 'object':
      if (value === null) return value;
      if (!Array.isArray(value)) return membersWithVariables(value, placeholders);
      return value.map((item) => withVariables(item, placeholders));
    default:
      return typeof value === 'boolean' ? value : null;
  }
}

/** A text with variables in the places of their placeholders. */
export function textWithVariables(value: string, placeholders: Placeholders): string | Text | Variable {
  if (!value.includes(placeholders.mark)) return value;
  for (const [name, placeholder] of placeholders.texts) {
    if (value === placeholder) return variable(name);
    const start = value.indexOf(placeholder);
    if (start < 0) continue;
    const rest = textWithVariables(value.slice(start + placeholder.length), placeholders);
    return text`${value.slice(0, start)}${variable(name)}${rest}`;
  }
  return value;
}
