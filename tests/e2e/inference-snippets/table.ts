import { formatTable } from '../format-table.ts';
import type { Cell } from './cells.ts';
import type { Result } from './judge.ts';

/** A table of the snippets that print a result, by shape and way: `4/4` of a client, `·` for none. */
export function printTable(results: readonly Result[]): string {
  const clients = [...new Set(results.map(({ cell }) => cell.client))];
  const names = [...new Set(results.map(({ cell }) => rowName(cell)))].sort();
  const line = (name: string, row: readonly Result[]) => [
    name,
    ...clients.map((client) => tally(row.filter(({ cell }) => cell.client === client))),
  ];
  const lines = names.map((name) =>
    line(
      name,
      results.filter(({ cell }) => rowName(cell) === name),
    ),
  );
  return formatTable([['shape, way', ...clients], ...lines, line('all', results)]);
}

/** Provider that counts as the hub itself: hf-inference is the hub's service. */
const rowName = ({ shape, kind, provider }: Cell) =>
  `${shape}, ${kind === 'routed' && provider === 'hf-inference' ? 'hf-inference' : kind}`;

function tally(results: readonly Result[]): string {
  if (results.length === 0) return '·';
  return `${results.filter(({ problem }) => problem === undefined).length}/${results.length}`;
}
