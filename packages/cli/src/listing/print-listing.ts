import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { inert, note, print } from '../io/print.ts';
import { formatTable } from './format-table.ts';

/** Rows with an optional heading. */
export interface Section {
  readonly heading?: string;
  readonly rows: readonly (readonly string[])[];
}

/** Prints sections of aligned rows; empty sections are omitted. Names and texts come from the hub and its users, so none controls a terminal. */
export async function printSections(io: Io, sections: readonly Section[]): Promise<void> {
  const { bold, cyan } = colorsFor(io, io.stdout);
  const texts = sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ heading, rows }) => {
      const shown = io.stdout.isTTY ? rows.map((row) => row.map(inert)) : rows;
      const table = formatTable(shown, io.stdout.isTTY ? io.stdout.columns : undefined, cyan);
      return heading === undefined ? table : `${bold(heading)}\n${table}`;
    });
  await print(io, texts.join('\n'));
}

/** Reports the outcome of a command: a sentence on standard error, or with `--json` its data on standard output. */
export function report(io: Io, isJson: boolean, data: object, sentence: string): Promise<void> {
  return isJson ? printJson(io, data) : note(io, `hubkit: ${sentence}`);
}

/** Prints data as JSON: indented at a terminal, on one line in a pipe. */
export function printJson(io: Io, data: unknown): Promise<void> {
  return print(io, `${JSON.stringify(data, null, io.stdout.isTTY ? 2 : 0)}\n`);
}

/** Shortens a number: 1234567 is 1.2M. */
export function shortNumber(value: number): string {
  return new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}
