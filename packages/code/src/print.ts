import type { Language } from './language.ts';
import { type Code, isMarked, kind, type Marked, type Stack, type Value } from './value.ts';

/** Lists and objects that would reach past this column are broken over several lines. */
const lineWidth = 80;

/** Lines of source code. A line break inside of one belongs to a literal and is never indented. */
type Block = readonly string[];

/** Prints an element of a list that begins at a column. */
type PrintItem = (column: number) => Block;

type List = readonly Value[] | { readonly [key: string]: Value | undefined };

/** Turns code into the text of a language. */
export function print(code: Code | Stack, language: Language): string {
  return block(code, language, 0).join('\n');
}

function block(value: Value, language: Language, column: number): Block {
  if (typeof value !== 'object' || value === null) return [scalar(value, language)];
  if (isMarked(value)) return markedBlock(value, language, column);
  if (language.nested === undefined) return listBlock(value, language, column);
  const { language: inner, quote } = language.nested;
  return enclose(quote, listBlock(value, inner, column + quote.length), quote);
}

function scalar(value: null | boolean | number | string, language: Language): string {
  switch (typeof value) {
    case 'string':
      return language.string(value);
    case 'number':
      return language.number(value);
    case 'boolean':
      return language.boolean(value);
    default:
      return language.null;
  }
}

function markedBlock(value: Marked, language: Language, column: number): Block {
  switch (value[kind]) {
    case 'code':
      return codeBlock(value, language);
    case 'env':
      return [language.env(value.name)];
    case 'text':
      return [language.text(value.parts)];
    case 'comment':
      return value.text.split(/\r\n|\r|\n/).map(language.comment);
    case 'entries':
      return items(value.entries, language, language.entry).flatMap((item) => append(item(column), ','));
    case 'call': {
      const named = items(value.named, language, language.entry);
      const all = [...items(value.positional, language, language.entry), ...named];
      return bracketBlock([`${value.name}(`, ')'], all, language, column);
    }
    case 'stack': {
      const blocks = value.items.map((item) => markedBlock(item, language, column)).filter(hasText);
      const gap = Array.from({ length: value.blankLines }, () => '');
      return blocks.flatMap((lines, index) => (index === 0 ? lines : [...gap, ...lines]));
    }
  }
}

/** The static text of a template with its values in place. Lines that hold nothing but empty values are left out. */
function codeBlock({ strings, values }: Code, language: Language): Block {
  const done: string[] = [];
  let line = '';
  let isLeftOut = false;
  const endLine = () => {
    if (!(isLeftOut && line.trim() === '')) done.push(line.trimEnd() === '' ? '' : line);
    line = '';
    isLeftOut = false;
  };
  strings.forEach((text, index) => {
    text.split('\n').forEach((piece, place) => {
      if (place > 0) endLine();
      line += piece;
    });
    const value = values[index];
    if (index >= values.length || value === undefined) return;
    const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
    const [first = '', ...rest] = block(value, language, lastColumn(line));
    if (rest.length === 0 && first === '') isLeftOut = true;
    line += first;
    for (const next of rest) {
      done.push(line);
      line = next === '' ? '' : indent + next;
    }
  });
  endLine();
  return done;
}

function listBlock(list: List, language: Language, column: number): Block {
  const printed = items(list, language, language.key);
  if (isArray(list)) return bracketBlock(['[', ']'], printed, language, column);
  return bracketBlock(['{', '}'], printed, language, column, printed.length === 0 ? '' : language.padding);
}

/** Items between brackets, on one line where they fit, otherwise one a line. */
function bracketBlock(
  [open, close]: readonly [string, string],
  printItems: readonly PrintItem[],
  language: Language,
  column: number,
  padding = '',
): Block {
  const unbroken = printItems.map((item) => item(Number.NEGATIVE_INFINITY));
  const inline = `${open}${padding}${unbroken.map(([line]) => line).join(', ')}${padding}${close}`;
  if (unbroken.every(({ length }) => length === 1) && column + inline.length <= lineWidth) return [inline];
  const broken = printItems.flatMap((item, index) => {
    const comma = language.hasTrailingComma || index < printItems.length - 1 ? ',' : '';
    return append(item(column + language.indent.length), comma).map((line) => language.indent + line);
  });
  return [open, ...broken, close];
}

/** What prints the elements of a list, or the entries of an object with their keys, once the column is known. */
function items(list: List, language: Language, key: (name: string) => string): readonly PrintItem[] {
  if (isArray(list)) return list.map((value) => (column) => block(value, language, column));
  return Object.entries(list).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const prefix = key(name);
    return [(column: number) => enclose(prefix, block(value, language, column + prefix.length), '')];
  });
}

function isArray(list: List): list is readonly Value[] {
  return Array.isArray(list);
}

function enclose(before: string, [first = '', ...rest]: Block, after: string): Block {
  return append([before + first, ...rest], after);
}

function append(lines: Block, text: string): Block {
  return lines.map((line, index) => (index === lines.length - 1 ? line + text : line));
}

function hasText(lines: Block): boolean {
  return lines.some((line) => line !== '');
}

function lastColumn(line: string): number {
  return line.length - (line.lastIndexOf('\n') + 1);
}
