import * as ai from './ai-sdk.ts';
import type { Cell } from './cells.ts';
import * as huggingface from './huggingface-js.ts';
import { inParallel } from './in-parallel.ts';
import * as openai from './openai-js.ts';
import { redirectFetch } from './redirect-fetch.ts';
import type { Report } from './results.ts';

/** The JavaScript clients. */
export const JAVASCRIPT = [huggingface, openai, ai];

/** Runs cells of JavaScript clients, a few at a time. */
export async function runJavascript(cells: readonly Cell[]): Promise<ReadonlyMap<string, Report>> {
  const reports = new Map<string, Report>();
  const run = async (cell: Cell) => {
    reports.set(cell.name, await report(cell));
  };
  const restore = redirectFetch();
  await inParallel(cells, run).finally(restore);
  return reports;
}

async function report(cell: Cell): Promise<Report> {
  const driver = JAVASCRIPT.find(({ client }) => client.name === cell.client);
  try {
    return { value: (await driver?.run(cell)) as NonNullable<Report['value']> };
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? ` (${error.cause})` : '';
    const text = `${error}${cause}`;
    return /\bnot supported\b.*Available|no method/.test(text) ? { lacks: true } : { error: text };
  }
}
