import { dirname } from 'node:path';
import type { BulkOptions, Prices } from '../contract/options.ts';
import type { Progress } from '../contract/run.ts';
import { detectFormat } from '../input/read-rows.ts';

/** Number of targets that a call may go to. */
export function targetCount({ provider, fallbacks = [] }: Pick<BulkOptions, 'provider' | 'fallbacks'>): number {
  return (Array.isArray(provider) ? provider.length : 1) + fallbacks.length;
}

/** Folder for relative paths of files in rows: that of the input. */
export function findFolder(input: BulkOptions['input']): string {
  return typeof input === 'string' ? dirname(input) : process.cwd();
}

/** True for JSON Lines, which are written while the run goes on. */
export function isStreamable(path: string): boolean {
  return detectFormat(path) === 'jsonl' && !/\.gz$/i.test(path);
}

/** Progress of a run whose input is being read. */
export const INITIAL_PROGRESS: Omit<Progress, 'concurrency'> = {
  state: 'running',
  rows: 0,
  done: 0,
  dead: 0,
  waiting: 0,
  claimed: 0,
  requests: 0,
  lost: 0,
  repeated: 0,
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  cost: 0,
  rowsPerSecond: 0,
  rateLimits: 0,
  etaMs: undefined,
};

/** Options of a run whose prices are known. */
export type KnownOptions = Omit<BulkOptions, 'prices'> & { readonly prices?: Prices | undefined };
