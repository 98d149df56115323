import { type Group, group, type Printed, writePrinted } from './group.ts';
import type { Language } from './language.ts';
import { type Code, type Comment, isMarked, kind, type Marked, type Stack, type Value } from './value.ts';
import { Writer } from './writer.ts';

/** Lists and objects that would reach past this column are broken over several lines. */
const lineWidth = 88;

type Members = { readonly [key: string]: Value | undefined };
type List = readonly Value[] | Members;

/** Turns code into the text of a language. */
export function print(code: Code | Stack, language: Language): string {
  const writer = new Writer(lineWidth);
  writeMarked(code, language, writer, '');
  return writer.finish();
}

/** Writes a value; lines after the first one begin with `indent`. */
function write(value: Value | undefined, language: Language, writer: Writer, indent: string): void {
  if (value === undefined) return;
  if (typeof value === 'object' && value !== null && isMarked(value)) {
    writeMarked(value, language, writer, indent);
  } else if (typeof value === 'object' && value !== null && language.nested) {
    const { language: inner, quote } = language.nested;
    writer.write(quote);
    writePrinted(printList(value, inner), inner, writer, indent);
    writer.write(quote);
  } else {
    writePrinted(printed(value, language), language, writer, indent);
  }
}

function writeMarked(value: Marked, language: Language, writer: Writer, indent: string): void {
  switch (value[kind]) {
    case 'code':
      writeCode(value, language, writer, indent);
      break;
    case 'stack':
      writeStack(value, language, writer, indent);
      break;
    case 'entries':
      writeEntries(value.entries, language, writer, indent);
      break;
    case 'comment':
      writeComment(value, language, writer, indent);
      break;
    default:
      writePrinted(printed(value, language), language, writer, indent);
  }
}

/** Writes the static text of a template with its values in place. Lines that hold nothing but empty values are left out. */
function writeCode({ template, values }: Code, language: Language, writer: Writer, indent: string): void {
  let isFirst = true;
  for (const { texts, firstValue, indent: ownIndent } of template) {
    const { pendingBreaks, pendingIndent, text } = writer;
    if (!isFirst) writer.breakLine(indent);
    writer.write(texts[0] as string);
    for (let index = 1; index < texts.length; index++) {
      write(values[firstValue + index - 1], language, writer, indent + ownIndent);
      writer.write(texts[index] as string);
    }
    if (texts.length === 1 || !writer.takeBack(text.length, pendingBreaks, pendingIndent)) isFirst = false;
  }
}

/** Writes pieces one below the other. Those without text leave no trace. */
function writeStack({ items, blankLines }: Stack, language: Language, writer: Writer, indent: string): void {
  let isFirst = true;
  for (const item of items) {
    if (item === undefined || item === false) continue;
    const { pendingBreaks, pendingIndent, text } = writer;
    if (!isFirst) writer.breakLine(indent, 1 + blankLines);
    writeMarked(item, language, writer, indent);
    if (!writer.takeBack(text.length, pendingBreaks, pendingIndent)) isFirst = false;
  }
}

function writeEntries(entries: Members, language: Language, writer: Writer, indent: string): void {
  let isFirst = true;
  for (const name of Object.keys(entries)) {
    const value = entries[name];
    if (value === undefined) continue;
    if (!isFirst) writer.breakLine(indent);
    isFirst = false;
    writer.write(isShorthand(name, value, language) ? '' : language.entry(name));
    write(value, language, writer, indent);
    writer.write(',');
  }
}

function writeComment({ text }: Comment, language: Language, writer: Writer, indent: string): void {
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (index > 0) writer.breakLine(indent);
    writer.write(language.comment(line));
  }
}

/** Prints a value of which no more is known than how wide it is. */
function printed(value: Value, language: Language): Printed {
  switch (typeof value) {
    case 'string':
      return language.string(value);
    case 'number':
      return language.number(value);
    case 'boolean':
      return language.boolean(value);
  }
  if (value === null) return language.null;
  if (!isMarked(value)) return language.nested ? inset(value, language) : printList(value, language);
  switch (value[kind]) {
    case 'env':
      return language.env(value.name);
    case 'variable':
      return language.variable(value.name);
    case 'text':
      return language.text(value.parts);
    case 'call':
      return createGroup(`${value.name}(`, value.positional, value.named, ')', language, language.entry);
    default:
      return inset(value, language);
  }
}

function printList(list: List, language: Language): Group {
  return isArray(list)
    ? createGroup('[', list, {}, ']', language, language.key)
    : createGroup('{', [], list, '}', language, language.key, language.padding);
}

/** A group of values without names, and of those that have one. */
function createGroup(
  open: string,
  positional: readonly Value[],
  named: Members,
  close: string,
  language: Language,
  key: (name: string) => string,
  padding = '',
): Group {
  const keys: string[] = [];
  const values: Printed[] = [];
  for (const value of positional) {
    keys.push('');
    values.push(printed(value, language));
  }
  for (const name of Object.keys(named)) {
    const value = named[name];
    if (value === undefined) continue;
    keys.push(isShorthand(name, value, language) ? '' : key(name));
    values.push(printed(value, language));
  }
  return group(open, keys, values, close, padding);
}

/** Returns true if an entry needs no key, because its value is the variable of this name. */
function isShorthand(name: string, value: Value, language: Language): boolean {
  if (!language.hasShorthand || typeof value !== 'object' || value === null || !isMarked(value)) return false;
  if (value[kind] === 'variable') return value.name === name;
  if (value[kind] !== 'code' || value.values.length > 0 || value.template.length !== 1) return false;
  return value.template[0]?.texts[0] === name;
}

function isArray(list: List): list is readonly Value[] {
  return Array.isArray(list);
}

/** Code inside of a group: where there is room, it may be a single line. */
function inset(value: Value, language: Language): Printed {
  const roomy = new Writer(Number.POSITIVE_INFINITY);
  write(value, language, roomy, '');
  return {
    type: 'inset',
    line: roomy.hasBreaks ? undefined : roomy.finish(),
    write: (writer, indent) => write(value, language, writer, indent),
  };
}
