import { escapeUnprintable, finiteNumber, jsonEscape } from '../escape.ts';
import type { Language } from '../language.ts';
import { kind, type Text } from '../value.ts';
import { doubleQuoted } from './json.ts';

function string(text: string): string {
  return doubleQuoted(text, jsonEscape);
}

function template(parts: Text['parts']): string {
  const inner = parts.map((part) =>
    typeof part === 'string'
      ? string(part).slice(1, -1).replaceAll('\\"', '"').replaceAll('`', '\\`').replaceAll('${', '\\${')
      : part[kind] === 'env'
        ? `\${process.env.${part.name}}`
        : `\${${part.name}}`,
  );
  return `\`${inner.join('')}\``;
}

/** A key without quotes where the language allows it. Plain or quoted, `__proto__` would set the prototype instead. */
function key(name: string): string {
  if (name === '__proto__') return '["__proto__"]: ';
  return `${/^[a-zA-Z_$][\w$]*$/.test(name) ? name : string(name)}: `;
}

/** TypeScript, and as far as literals go, JavaScript. */
export const typescript: Language = {
  indent: '    ',
  string,
  number: finiteNumber,
  boolean: String,
  null: 'null',
  env: (name) => `process.env.${name}`,
  variable: (name) => name,
  text: template,
  comment: (line) => `// ${escapeUnprintable(line, jsonEscape)}`,
  key,
  entry: key,
  hasTrailingComma: true,
  hasShorthand: true,
  padding: ' ',
};
