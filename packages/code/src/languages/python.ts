import { CodeError } from '../code-error.ts';
import { escapePoint, escapeUnprintable, finiteNumber } from '../escape.ts';
import type { Language } from '../language.ts';
import { kind, type Text } from '../value.ts';
import { doubleQuoted } from './json.ts';

const keywords = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

function string(text: string): string {
  return doubleQuoted(text, escapePoint);
}

/** An f-string. Names are in single quotes: before Python 3.12 the outer quotes must not occur inside. */
function formatted(parts: Text['parts']): string {
  const inner = parts.map((part) =>
    typeof part === 'string'
      ? string(part).slice(1, -1).replaceAll('{', '{{').replaceAll('}', '}}')
      : part[kind] === 'env'
        ? `{os.environ['${part.name}']}`
        : `{${part.name}}`,
  );
  return `f"${inner.join('')}"`;
}

/** True for a word that Python takes as the name of a class, module or variable. */
export function isPythonName(text: string): boolean {
  return /^[A-Za-z_]\w*$/.test(text) && !keywords.has(text);
}

function keywordArgument(name: string): string {
  if (!isPythonName(name)) {
    throw new CodeError(`"${name}" cannot be a keyword argument in Python. Pass it in a dictionary.`);
  }
  return `${name}=`;
}

/** Python 3. Code that reads environment variables needs `import os`. */
export const python: Language = {
  indent: '    ',
  string,
  number: finiteNumber,
  boolean: (value) => (value ? 'True' : 'False'),
  null: 'None',
  env: (name) => `os.environ["${name}"]`,
  variable: (name) => name,
  text: formatted,
  comment: (line) => `# ${escapeUnprintable(line, escapePoint)}`,
  key: (name) => `${string(name)}: `,
  entry: keywordArgument,
  hasTrailingComma: true,
  padding: '',
};
