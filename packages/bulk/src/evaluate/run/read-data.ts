import { resolve } from 'node:path';
import { BulkError } from '../../contract/errors.ts';
import type { Row } from '../../contract/row.ts';
import { readRows } from '../../input/read-rows.ts';
import type { EvaluationPlan } from '../plan.ts';

/** Reads the first rows of a plan, with the line of each. */
export async function readData(
  { data }: EvaluationPlan,
  folder: string,
  limit: number,
): Promise<{ readonly rows: readonly Row[]; readonly places: readonly string[] }> {
  const rows: Row[] = [];
  const places: string[] = [];
  const input = typeof data === 'string' ? resolve(folder, data) : data;
  for await (const { row, line } of readRows(input, {})) {
    if (rows.length >= limit) break;
    rows.push(row);
    places.push(typeof data === 'string' ? `${data}:${line}` : `$.data[${line - 1}]`);
  }
  if (rows.length === 0) throw new BulkError('INPUT', `${typeof data === 'string' ? data : '$.data'} has no rows.`);
  return { rows, places };
}
