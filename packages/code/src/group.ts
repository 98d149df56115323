import type { Language } from './language.ts';
import type { Writer } from './writer.ts';

/** A printed value: text that stays as it is, a group of values between brackets, or code with lines of its own. */
export type Printed = string | Group | Inset;

/** Values between brackets, on one line where they fit, otherwise one a line. */
export interface Group {
  readonly type: 'group';
  readonly open: string;
  readonly close: string;
  /** Text before each value: its key and what follows that, or nothing. */
  readonly keys: readonly string[];
  readonly values: readonly Printed[];
  /** Padding inside of the brackets where all is on one line. */
  readonly padding: string;
  /** Length on one line; infinite where something inside has several. */
  readonly width: number;
}

/** Code inside of a group. */
interface Inset {
  readonly type: 'inset';
  /** The code when there is room enough; undefined where it still has several lines. */
  readonly line: string | undefined;
  readonly write: (writer: Writer, indent: string) => void;
}

/** Makes a group of its keys and values. */
export function group(
  open: string,
  keys: readonly string[],
  values: readonly Printed[],
  close: string,
  paddingOfValues = '',
): Group {
  const count = values.length;
  const padding = count === 0 ? '' : paddingOfValues;
  let width = open.length + close.length + 2 * padding.length + (count > 1 ? 2 * (count - 1) : 0);
  for (let index = 0; index < count; index++) {
    width += (keys[index] as string).length + widthOf(values[index] as Printed);
  }
  return { type: 'group', open, close, keys, values, padding, width };
}

/** Writes a printed value; lines after the first one begin with `indent`. */
export function writePrinted(value: Printed, language: Language, writer: Writer, indent: string): void {
  if (typeof value === 'string') writer.writeLiteral(value);
  else if (value.type === 'inset') value.write(writer, indent);
  else if (fits(value, writer.column, language, writer.lineWidth, indent)) writer.writeLiteral(onOneLine(value));
  else writeBroken(value, language, writer, indent);
}

function writeBroken({ open, keys, values, close }: Group, language: Language, writer: Writer, indent: string): void {
  const inside = indent + language.indent;
  writer.write(open);
  for (let index = 0; index < values.length; index++) {
    writer.breakLine(inside);
    writer.write(keys[index] as string);
    writePrinted(values[index] as Printed, language, writer, inside);
    if (language.hasTrailingComma || index < values.length - 1) writer.write(',');
  }
  writer.breakLine(indent);
  writer.write(close);
}

/** True where a group is written on one line: it is short, or it is a single word, which would be too wide on a line of its own as well. */
function fits(
  { keys, values, width }: Group,
  column: number,
  language: Language,
  lineWidth: number,
  indent: string,
): boolean {
  if (values.length === 0 || column + width <= lineWidth) return true;
  if (values.length > 1) return false;
  const [key = ''] = keys;
  const value = values[0] as Printed;
  const inside = indent + language.indent;
  const start = inside.length + key.length;
  if (start + widthOf(value) <= lineWidth) return false;
  if (typeof value === 'string') return true;
  return value.type === 'inset' ? value.line !== undefined : fits(value, start, language, lineWidth, inside);
}

function onOneLine({ open, keys, values, close, padding }: Group): string {
  let line = open + padding;
  for (let index = 0; index < values.length; index++) {
    if (index > 0) line += ', ';
    line += keys[index];
    const value = values[index] as Printed;
    line += typeof value === 'string' ? value : lineOf(value);
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
