import type { Language } from './language.ts';
import type { Writer } from './writer.ts';

/** A printed value: text that stays as it is, a group of values between brackets, or code with lines of its own. */
export type Printed = string | Group | Inset;

/** Items between brackets, on one line where they fit, otherwise one a line. */
export interface Group {
  readonly type: 'group';
  readonly open: string;
  readonly close: string;
  readonly items: readonly Item[];
  /** Padding inside of the brackets where all is on one line. */
  readonly padding: string;
  /** Length on one line; infinite where something inside has several. */
  readonly width: number;
}

/** An item of a group, with its key and what follows that, or nothing. */
export interface Item {
  readonly key: string;
  readonly value: Printed;
}

/** Code inside of a group. */
interface Inset {
  readonly type: 'inset';
  /** The code when there is room enough; undefined where it still has several lines. */
  readonly line: string | undefined;
  readonly write: (writer: Writer, indent: string) => void;
}

/** Makes a group of its items. */
export function group(open: string, items: readonly Item[], close: string, paddingOfItems = ''): Group {
  const padding = items.length === 0 ? '' : paddingOfItems;
  let width = open.length + close.length + 2 * padding.length + 2 * Math.max(0, items.length - 1);
  for (const { key, value } of items) width += key.length + widthOf(value);
  return { type: 'group', open, close, items, padding, width };
}

/** Writes a printed value; lines after the first one begin with `indent`. */
export function writePrinted(value: Printed, language: Language, writer: Writer, indent: string): void {
  if (typeof value === 'string') writer.writeLiteral(value);
  else if (value.type === 'inset') value.write(writer, indent);
  else if (fits(value, writer.column, language, writer.lineWidth, indent)) writer.writeLiteral(onOneLine(value));
  else writeBroken(value, language, writer, indent);
}

function writeBroken({ open, items, close }: Group, language: Language, writer: Writer, indent: string): void {
  const inside = indent + language.indent;
  writer.write(open);
  for (let index = 0; index < items.length; index++) {
    const { key, value } = items[index] as Item;
    writer.breakLine(inside);
    writer.write(key);
    writePrinted(value, language, writer, inside);
    if (language.hasTrailingComma || index < items.length - 1) writer.write(',');
  }
  writer.breakLine(indent);
  writer.write(close);
}

/** True where a group is written on one line: it is short, or it is a single word, which would be too wide on a line of its own as well. */
function fits({ items, width }: Group, column: number, language: Language, lineWidth: number, indent: string): boolean {
  if (items.length === 0 || column + width <= lineWidth) return true;
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) return false;
  const inside = indent + language.indent;
  const start = inside.length + item.key.length;
  if (start + widthOf(item.value) <= lineWidth) return false;
  if (typeof item.value === 'string') return true;
  return item.value.type === 'inset'
    ? item.value.line !== undefined
    : fits(item.value, start, language, lineWidth, inside);
}

function onOneLine({ open, items, close, padding }: Group): string {
  let line = open + padding;
  for (let index = 0; index < items.length; index++) {
    const { key, value } = items[index] as Item;
    line += (index === 0 ? key : `, ${key}`) + (typeof value === 'string' ? value : lineOf(value));
  }
  return line + padding + close;
}

/** A group on one line has only values that can be. */
function lineOf(value: Group | Inset): string {
  return value.type === 'group' ? onOneLine(value) : (value.line ?? '');
}

function widthOf(value: Printed): number {
  if (typeof value === 'string') return value.length;
  return value.type === 'group' ? value.width : (value.line?.length ?? Number.POSITIVE_INFINITY);
}
