import type { Language } from './language.ts';
import type { Writer } from './writer.ts';

/** A printed value: unchanged text, a group of values between brackets, or code with its own lines. */
export type Printed = string | Group | Inset;

/** Values between brackets, on one line where they fit, otherwise one a line. */
export interface Group {
  readonly type: 'group';
  readonly open: string;
  readonly close: string;
  /** Text before each value: its key and what follows that, or nothing. */
  readonly keys: readonly string[];
  readonly values: readonly Printed[];
  /** All of it on one line; undefined where something inside has several. */
  readonly line: string | undefined;
}

/** Code inside of a group. */
interface Inset {
  readonly type: 'inset';
  /** The code when there is room enough; undefined where it still has several lines. */
  readonly line: string | undefined;
  readonly write: (writer: Writer, indent: string) => void;
}

/** Makes a group of its keys and values, with padding inside of the brackets where all is on one line. */
export function group(
  open: string,
  keys: readonly string[],
  values: readonly Printed[],
  close: string,
  padding: string,
): Group {
  let line: string | undefined = open;
  for (let index = 0; index < values.length; index++) {
    const value = toLine(values[index] as Printed);
    line =
      line === undefined || value === undefined ? undefined : line + (index > 0 ? ', ' : padding) + keys[index] + value;
  }
  if (line !== undefined) line += (values.length > 0 ? padding : '') + close;
  return { type: 'group', open, close, keys, values, line };
}

/** Writes a printed value; lines after the first one begin with `indent`. */
export function writePrinted(value: Printed, language: Language, writer: Writer, indent: string): void {
  if (typeof value === 'string') writeLine(value, language, writer);
  else if (value.type === 'inset') value.write(writer, indent);
  else if (value.line !== undefined && fits(value, writer.column, language, writer.lineWidth, indent)) {
    writeLine(value.line, language, writer);
  } else writeBroken(value, language, writer, indent);
}

/** Writes literals. Those of a shell may have line breaks, and looking for them takes as long as writing. */
function writeLine(line: string, language: Language, writer: Writer): void {
  if (language.nested) writer.writeLiteral(line);
  else writer.write(line);
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

/** True where a group that can be on one line is: it is short, or a single word, which would be too wide on its own line as well. */
function fits(group: Group, column: number, language: Language, lineWidth: number, indent: string): boolean {
  const { keys, values } = group;
  if (values.length === 0 || column + measureWidth(group) <= lineWidth) return true;
  if (values.length > 1) return false;
  const value = values[0] as Printed;
  const inside = indent + language.indent;
  const start = inside.length + (keys[0] as string).length;
  if (start + measureWidth(value) <= lineWidth) return false;
  return typeof value === 'string' || value.type === 'inset' || fits(value, start, language, lineWidth, inside);
}

function toLine(value: Printed): string | undefined {
  return typeof value === 'string' ? value : value.line;
}

function measureWidth(value: Printed): number {
  return toLine(value)?.length ?? Number.POSITIVE_INFINITY;
}
