import { CodeError } from '../code-error.ts';
import { escapeUnprintable, finiteNumber, jsonEscape } from '../escape.ts';
import type { Language } from '../language.ts';

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** A text between double quotes, as JSON, JavaScript and Python all read it, up to the escapes of rare characters. */
export function doubleQuoted(text: string, toEscape: (codePoint: number) => string): string {
  if (/^[ !#-[\]-~]*$/.test(text)) return `"${text}"`;
  const short = text.replaceAll(/["\\\n\r\t]/g, (character) => shortEscapes.get(character) ?? character);
  return `"${escapeUnprintable(short, toEscape)}"`;
}

function refuse(what: string): never {
  throw new CodeError(`JSON has no ${what}.`);
}

/** JSON, indented by four spaces. */
export const json: Language = {
  indent: '    ',
  string: (text) => doubleQuoted(text, jsonEscape),
  number: finiteNumber,
  boolean: String,
  null: 'null',
  env: () => refuse('environment variables'),
  variable: () => refuse('variables'),
  text: () => refuse('variables'),
  comment: () => refuse('comments'),
  key: (name) => `${doubleQuoted(name, jsonEscape)}: `,
  entry: (name) => `${doubleQuoted(name, jsonEscape)}: `,
  hasTrailingComma: false,
  padding: '',
};
