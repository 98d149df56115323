import type { ValueKind as SchemaKind } from '@hubkit/catalog/json-schema';
import { parseNumber } from '../command-line/option.ts';
import { isObject } from '../io/is-object.ts';

/** The kind of a value on the command line. */
export type ValueKind =
  | SchemaKind
  /** Several short names, such as labels: written with commas between them. */
  | { readonly type: 'names' };

/** True for values that may be given several times, which makes one list of them. */
export function isList({ type }: ValueKind): boolean {
  return type === 'texts' || type === 'names';
}

/** True for `@name` in the place of a text or JSON, which may be a file. */
export function isFileReference(value: unknown, { type }: ValueKind): value is string {
  return !['file', 'number', 'switch', 'choice'].includes(type) && typeof value === 'string' && /^@\S+$/.test(value);
}

/** Returns the placeholder in the help text, such as `<number>`; empty for a switch. */
export function formatPlaceholder(kind: ValueKind): string {
  switch (kind.type) {
    case 'switch':
      return '';
    case 'number':
      return kind.isInteger ? '<integer>' : '<number>';
    case 'choice':
      return `<${kind.choices.join('|')}>`;
    case 'texts':
      return '<text>';
    case 'names':
      return '<a,b,…>';
    case 'object':
      return '<json>';
    default:
      return `<${kind.type}>`;
  }
}

/** Parses a text as a value. Throws an `Error` whose message continues the name of a flag: "must be …, not …". */
export function parseValue(text: string, kind: ValueKind): unknown {
  switch (kind.type) {
    case 'text':
    case 'file':
      return text;
    case 'number':
      return parseNumber(text, kind);
    case 'switch':
      return parseSwitch(text);
    case 'choice':
      if (kind.choices.includes(text)) return text;
      throw new Error(`must be one of ${kind.choices.join(', ')}, not "${text}"`);
    case 'texts':
      return parseTexts(text, kind.mayBeOne);
    case 'names':
      return parseNames(text);
    case 'object':
      return parseJson(text, isObject);
    case 'json':
      return kind.mayBeText ? looseJson(text) : parseJson(text);
  }
}

/** Parses a text as JSON; returns the text itself if it is not JSON. */
export function looseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function parseSwitch(text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new Error(`must be true or false, not "${text}"`);
}

function parseTexts(text: string, mayBeOne: boolean): string | readonly string[] {
  return jsonTexts(text) ?? (mayBeOne ? text : [text]);
}

/** Splits names at commas and line breaks; names that contain a comma are written as a JSON array. */
function parseNames(text: string): readonly string[] {
  const names = (jsonTexts(text) ?? text.split(/[,\n]/)).map((name) => name.trim()).filter((name) => name !== '');
  if (names.length > 0) return names;
  throw new Error(`must be names with commas between them, such as a,b, not "${text}"`);
}

function jsonTexts(text: string): readonly string[] | undefined {
  const value = text.trimStart().startsWith('[') ? looseJson(text) : undefined;
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;
}

function parseJson(text: string, isRight: (value: unknown) => boolean = () => true): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`must be JSON, not "${text}"`, { cause });
  }
  if (isRight(value)) return value;
  throw new Error(`must be a JSON object, not "${text}"`);
}
