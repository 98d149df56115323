import type { Cell } from './cells.ts';
import { problemOf, type Value } from './check.ts';
import { REASONS, reasonFor } from './reasons.ts';

/** Report of a driver on one call; `lacks`: the client has no such task or provider. */
export interface Report {
  readonly value?: Value;
  readonly error?: string;
  readonly lacks?: boolean;
}

/** The outcome of a call. */
export interface Result {
  readonly cell: Cell;
  readonly outcome: 'works' | 'fails' | 'lacks';
  readonly problem?: string | undefined;
}

/** Judges the report of a call. */
export function judge(cell: Cell, { value, error, lacks = false }: Report): Result {
  if (lacks) return { cell, outcome: 'lacks' };
  const problem = error ?? (value ? problemOf(cell, value) : 'the driver reported nothing');
  return { cell, outcome: problem === undefined ? 'works' : 'fails', problem };
}

/** The failures that no reason explains. */
export function unexplained(results: readonly Result[]): readonly string[] {
  return results
    .filter(({ cell, outcome }) => outcome === 'fails' && !reasonFor(cell))
    .map(({ cell, problem }) => `${cell.name}: ${problem}`);
}

/** Reasons whose call succeeds, or does not exist. */
export function wrongReasons(results: readonly Result[]): readonly string[] {
  const clients = results.map(({ cell }) => cell.client);
  return REASONS.filter(({ client }) => clients.includes(client)).flatMap((reason) => {
    const explained = results.filter(({ cell, outcome }) => outcome !== 'lacks' && reasonFor(cell) === reason);
    if (explained.length === 0) return [`${reason.client}: no call fails because ${reason.because}`];
    return explained.flatMap(({ cell, outcome }) =>
      outcome === 'works' ? [`${cell.name} works: ${reason.because}`] : [],
    );
  });
}

/** A table of the calls that work, by provider and task: `4/4`, `3/4*` where a reason explains the rest, `·` for none. */
export function printTable(results: readonly Result[]): string {
  const clients = [...new Set(results.map(({ cell }) => cell.client))];
  const line = (name: string, row: readonly Result[]) => [
    name,
    ...clients.map((client) => tally(row.filter(({ cell, outcome }) => cell.client === client && outcome !== 'lacks'))),
  ];
  const names = [...new Set(results.map(({ cell }) => rowName(cell)))];
  const lines = names.map((name) =>
    line(
      name,
      results.filter(({ cell }) => rowName(cell) === name),
    ),
  );
  return align([['works / called', ...clients], ...lines, line('all', results)]);
}

const rowName = ({ provider, task }: Cell) => `${provider} ${task}`;

function tally(results: readonly Result[]): string {
  if (results.length === 0) return '·';
  const works = results.filter(({ outcome }) => outcome === 'works').length;
  const isExplained = works < results.length && unexplained(results).length === 0;
  return `${works}/${results.length}${isExplained ? '*' : ''}`;
}

function align(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
