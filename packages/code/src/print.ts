import type { Language } from './language.ts';
import { type Code, isMarked, kind, type Marked, type Stack, type Value } from './value.ts';

/** Lists and objects that would reach past this column are broken over several lines. */
const lineWidth = 88;

/** Lines of source code. A line break inside of one belongs to a literal and is never indented. */
type Block = readonly string[];

/** The column where a value begins, and the indentation of its line. */
interface Place {
  readonly column: number;
  readonly indent: number;
}

/** Before everything else, so that all fits on one line that can. */
const anywhere: Place = { column: Number.NEGATIVE_INFINITY, indent: Number.NEGATIVE_INFINITY };

/** Prints an element of a list that begins at a place. */
type PrintItem = (place: Place) => Block;

type List = readonly Value[] | { readonly [key: string]: Value | undefined };

/** Turns code into the text of a language. */
export function print(code: Code | Stack, language: Language): string {
  return block(code, language, { column: 0, indent: 0 }).join('\n');
}

function block(value: Value, language: Language, place: Place): Block {
  if (typeof value !== 'object' || value === null) return [scalar(value, language)];
  if (isMarked(value)) return markedBlock(value, language, place);
  if (language.nested === undefined) return listBlock(value, language, place);
  const { language: inner, quote } = language.nested;
  return enclose(quote, listBlock(value, inner, after(place, quote)), quote);
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

function markedBlock(value: Marked, language: Language, place: Place): Block {
  switch (value[kind]) {
    case 'code':
      return codeBlock(value, language, place);
    case 'env':
      return [language.env(value.name)];
    case 'variable':
      return [language.variable(value.name)];
    case 'text':
      return [language.text(value.parts)];
    case 'comment':
      return value.text.split(/\r\n|\r|\n/).map(language.comment);
    case 'entries':
      return items(value.entries, language, language.entry).flatMap((item) => append(item(place), ','));
    case 'call': {
      const named = items(value.named, language, language.entry);
      const all = [...items(value.positional, language, language.entry), ...named];
      return bracketBlock([`${value.name}(`, ')'], all, language, place);
    }
    case 'stack': {
      const below = { ...place, column: place.indent };
      const blocks = value.items
        .map((item, index) => markedBlock(item, language, index === 0 ? place : below))
        .filter(hasText);
      const gap = Array.from({ length: value.blankLines }, () => '');
      return blocks.flatMap((lines, index) => (index === 0 ? lines : [...gap, ...lines]));
    }
  }
}

/** The static text of a template with its values in place. Lines that hold nothing but empty values are left out. */
function codeBlock({ strings, values }: Code, language: Language, place: Place): Block {
  const done: string[] = [];
  let line = '';
  let isLeftOut = false;
  const endLine = () => {
    if (!(isLeftOut && line.trim() === '')) done.push(line.trimEnd() === '' ? '' : line);
    line = '';
    isLeftOut = false;
  };
  for (const [index, text] of strings.entries()) {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      line += text.slice(start, end);
      endLine();
      start = end + 1;
    }
    line += text.slice(start);
    const value = values[index];
    if (index >= values.length || value === undefined) continue;
    const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
    const [first = '', ...rest] = block(value, language, {
      column: (done.length === 0 ? place.column : place.indent) + lastColumn(line),
      indent: place.indent + indent.length,
    });
    if (rest.length === 0 && first === '') isLeftOut = true;
    line += first;
    for (const next of rest) {
      done.push(line);
      line = next === '' ? '' : indent + next;
    }
  }
  endLine();
  return done;
}

function listBlock(list: List, language: Language, place: Place): Block {
  const printed = items(list, language, language.key);
  if (isArray(list)) return bracketBlock(['[', ']'], printed, language, place);
  return bracketBlock(['{', '}'], printed, language, place, printed.length === 0 ? '' : language.padding);
}

/** Items between brackets, on one line where they fit, otherwise one a line. */
function bracketBlock(
  [open, close]: readonly [string, string],
  printItems: readonly PrintItem[],
  language: Language,
  place: Place,
  padding = '',
): Block {
  const unbroken = printItems.map((item) => item(anywhere));
  const inline = `${open}${padding}${unbroken.map(([line]) => line).join(', ')}${padding}${close}`;
  if (unbroken.every(({ length }) => length === 1) && place.column + inline.length <= lineWidth) return [inline];
  const inside = place.indent + language.indent.length;
  const broken = printItems.map((item) => item({ column: inside, indent: inside }));
  // A single word that is too wide would be so on a line of its own as well.
  const [first = [], ...others] = broken;
  if (others.length === 0 && first.length === 1 && inside + (first[0]?.length ?? 0) > lineWidth) return [inline];
  const withCommas = broken.flatMap((lines, index) =>
    append(lines, language.hasTrailingComma || index < others.length ? ',' : ''),
  );
  return [open, ...withCommas.map((line) => language.indent + line), close];
}

/** Prints the elements of a list, or the entries of an object, once the column is known. */
function items(list: List, language: Language, key: (name: string) => string): readonly PrintItem[] {
  if (isArray(list)) return list.map((value) => (place) => block(value, language, place));
  return Object.entries(list).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const prefix = key(name);
    return [(place: Place) => enclose(prefix, block(value, language, after(place, prefix)), '')];
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

function after({ column, indent }: Place, text: string): Place {
  return { column: column + text.length, indent };
}

function hasText(lines: Block): boolean {
  return lines.some((line) => line !== '');
}

function lastColumn(line: string): number {
  return line.length - (line.lastIndexOf('\n') + 1);
}
