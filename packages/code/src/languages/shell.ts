import { CodeError } from '../code-error.ts';
import { escapeUnprintable, finiteNumber, hex } from '../escape.ts';
import type { Language } from '../language.ts';
import type { Env, Text, Variable } from '../value.ts';
import { json } from './json.ts';

/** A text between single quotes, where nothing but the single quote has a meaning. */
function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The bytes of a character, printed by the shell itself: a terminal would act on some of them when they are pasted. */
function printed(codePoint: number): string {
  if (codePoint === 0) throw new CodeError('A shell word cannot hold the character NUL (U+0000). Remove it.');
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) {
    throw new CodeError(`A shell word cannot hold half a character (U+${hex(codePoint, 4).toUpperCase()}). Remove it.`);
  }
  const bytes = new TextEncoder().encode(String.fromCodePoint(codePoint));
  return `'"$(printf '${[...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}')"'`;
}

/** A word. Line breaks and tabs stay as they are; other unprintable characters are printed by the shell. */
function word(text: string): string {
  if (/^[\w@%+:,./][\w@%+:,./-]*$/.test(text)) return text;
  const pieces = singleQuoted(text).split(/([\n\t])/);
  return pieces.map((piece) => (piece === '\n' || piece === '\t' ? piece : escapeUnprintable(piece, printed))).join('');
}

/** Between double quotes where nothing in the text needs an escape there, otherwise words and variables side by side. */
function interpolated(parts: Text['parts']): string {
  if (!parts.every((part) => typeof part !== 'string' || isBareWord(part)))
    return parts.map((part) => (typeof part === 'string' ? word(part) : `"$${part.name}"`)).join('');
  return `"${parts.map((part, index) => (typeof part === 'string' ? part : variable(part, parts[index + 1]))).join('')}"`;
}

/** True for a text that stays as it is between double quotes. Compiling the second expression takes longer than a snippet. */
function isBareWord(part: string): boolean {
  return /^[ #%-[\]-_a-~]*$/.test(part) || !/["\\$`!]|\p{C}/u.test(part);
}

/** A variable between double quotes. A letter that follows would lengthen its name, so there it needs braces. */
function variable({ name }: Env | Variable, next: Text['parts'][number] | undefined): string {
  return typeof next === 'string' && /^\w/.test(next) ? `\${${name}}` : `$${name}`;
}

/** JSON between single quotes, which end for a variable and begin again. A secret must hold nothing that JSON escapes. */
const quotedJson: Language = {
  ...json,
  string: (text) => json.string(text).replaceAll("'", "'\\''"),
  key: (name) => json.key(name).replaceAll("'", "'\\''"),
  env: (name) => `"'"$${name}"'"`,
  variable: (name) => `"'"$${name}"'"`,
  text: (parts) =>
    `"${parts
      .map((part) =>
        typeof part === 'string' ? json.string(part).slice(1, -1).replaceAll("'", "'\\''") : `'"$${part.name}"'`,
      )
      .join('')}"`,
};

function refuseEntries(name: string): never {
  throw new CodeError(`A shell command has no named arguments: write the option for "${name}" out.`);
}

/** A POSIX shell. Lists and objects are JSON between single quotes. */
export const shell: Language = {
  indent: '    ',
  string: word,
  number: finiteNumber,
  boolean: String,
  null: 'null',
  env: (name) => `"$${name}"`,
  variable: (name) => `"$${name}"`,
  text: interpolated,
  comment: (line) => `# ${escapeUnprintable(line, (codePoint) => `\\u${hex(codePoint, 4)}`)}`,
  key: refuseEntries,
  entry: refuseEntries,
  hasTrailingComma: false,
  padding: '',
  nested: { language: quotedJson, quote: "'" },
};
