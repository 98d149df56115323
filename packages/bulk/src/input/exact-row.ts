import { parseJson } from '@hubkit/jinja/render';
import type { Row } from '../contract/row.ts';

/** Marks the JSON text of a row that has numbers which JavaScript would write otherwise. */
const SOURCE: unique symbol = Symbol('source');

/** Texts and numbers in JSON. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;
/** A number that may not be written back as it was: long, or with a fraction or exponent. */
const MAY_DIFFER = /(?:^|[:[,])\s*-?\d+(?:[.eE]|\d{15})/;

/**
 * Reads the JSON of a row. Integers beyond 2^53 and numbers that are infinite for JavaScript become texts, as rounded ones would be wrong; the text
 * of a row whose numbers would be written otherwise is kept with it.
 *
 * @throws {SyntaxError} For a text that is no JSON.
 */
export function parseRow(text: string): unknown {
  if (!MAY_DIFFER.test(text)) return JSON.parse(text);
  let differs = false;
  const safe = text.replaceAll(TOKENS, (token) => {
    if (token.startsWith('"')) return token;
    const number = Number(token);
    if (String(number) === token) return token;
    differs = true;
    const isExact = /[.eE]/.test(token) ? Number.isFinite(number) : Number.isSafeInteger(number);
    return isExact ? token : `"${token}"`;
  });
  const value: unknown = JSON.parse(safe);
  // Not enumerable: a copy of the row with other members has another text.
  if (differs && isObject(value)) Object.defineProperty(value, SOURCE, { value: text });
  return value;
}

/** The JSON of a row, with its numbers as they were written. */
export function rowText(row: Row): string {
  return getSource(row) ?? JSON.stringify(row);
}

/** The values of a row for a template: numbers as Python reads them. */
export function exactValues(row: Row): Row {
  const source = getSource(row);
  if (source === undefined) return row;
  const values = parseJson(source);
  return isObject(values) && Object.getPrototypeOf(values) === Object.prototype ? (values as Row) : row;
}

/** The JSON of an object, whose members of the row are written as they were there. */
export function withRowNumbers(row: Row, object: Row): string {
  const source = getSource(row);
  if (source === undefined) return JSON.stringify(object);
  const written = parseMembers(source);
  const members = Object.entries(object).flatMap(([name, value]) => {
    const text = value === row[name] ? written.get(name) : undefined;
    const json = text ?? JSON.stringify(value);
    return json === undefined ? [] : `${JSON.stringify(name)}:${json}`;
  });
  return `{${members.join(',')}}`;
}

function getSource(row: Row): string | undefined {
  return (row as { readonly [SOURCE]?: string })[SOURCE];
}

/** The texts of the members of a JSON object, which has been parsed before. */
function parseMembers(source: string): ReadonlyMap<string, string> {
  const members = new Map<string, string>();
  const pieces = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;
  let depth = 0;
  let name: string | undefined;
  let start = 0;
  let key = '';
  for (const { 0: piece, index } of source.matchAll(pieces)) {
    if (depth === 1 && name === undefined && piece.startsWith('"')) key = piece;
    else if (depth === 1 && piece === ':') [name, start] = [JSON.parse(key) as string, index + 1];
    else if (piece === '{' || piece === '[') depth++;
    else if (depth === 1 && name !== undefined && (piece === ',' || piece === '}')) {
      members.set(name, source.slice(start, index).trim());
      name = undefined;
    }
    if (piece === '}' || piece === ']') depth--;
  }
  return members;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
