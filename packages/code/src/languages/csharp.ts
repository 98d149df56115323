import { CodeError } from '../code-error.ts';
import { escapePoint, escapeUnprintable, finiteNumber } from '../escape.ts';
import type { Language } from '../language.ts';
import { kind, type Text } from '../value.ts';
import { doubleQuoted } from './json.ts';

function string(text: string): string {
  return doubleQuoted(text, escapePoint);
}

function environmentVariable(name: string): string {
  return `Environment.GetEnvironmentVariable("${name}")`;
}

function printPart(part: Text['parts'][number]): string {
  if (typeof part === 'string') return string(part);
  return part[kind] === 'env' ? environmentVariable(part.name) : part.name;
}

function refuseKey(name: string): never {
  throw new CodeError(`C# has no object literals. Set "${name}" in an initializer that is written out.`);
}

/** The name of an argument. As a reserved word it would need an `@`, so there the prefix is always right. */
function namedArgument(name: string): string {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new CodeError(`"${name}" cannot be the name of an argument in C#.`);
  return `@${name}: `;
}

/** C# 12. Code that reads environment variables needs `using System;`. */
export const csharp: Language = {
  indent: '    ',
  string,
  number: finiteNumber,
  boolean: String,
  null: 'null',
  env: environmentVariable,
  variable: (name) => name,
  // Interpolated strings cannot hold quotes before C# 11, which Unity does not know yet.
  text: (parts) => `string.Concat(${parts.map(printPart).join(', ')})`,
  comment: (line) => `// ${escapeUnprintable(line, escapePoint)}`,
  key: refuseKey,
  entry: namedArgument,
  hasTrailingComma: false,
  padding: ' ',
};
