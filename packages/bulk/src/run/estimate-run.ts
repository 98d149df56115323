import { dirname } from 'node:path';
import { estimatePromptTokens } from '@hubkit/inference/node';
import type { BulkOptions } from '../contract/options.ts';
import { callKeys } from '../request/call-key.ts';
import { fileFields } from '../request/file-args.ts';
import { makeArgs } from '../request/make-args.ts';
import { rowPreparer } from './prepare-row.ts';
import { readChosenRows } from './read-chosen-rows.ts';
import { runSettings } from './run-settings.ts';

/** Size of a run, without any call. */
export interface Estimate {
  readonly rows: number;
  /** Calls to make: fewer than rows where duplicates share one. */
  readonly calls: number;
  /** Tokens of all prompts, at four characters each, and of their files by kind: a picture has 1,500, however many bytes. */
  readonly inputTokens: number;
  /** `max_tokens` of all calls; undefined where the calls have no such bound. */
  readonly maxOutputTokens: number | undefined;
}

/** Rows whose arguments are measured; the others are taken to be like them. */
const SAMPLE = 1000;

/**
 * Reads and checks the input of a run as the run would, and estimates its tokens. Sends and writes nothing.
 *
 * @throws {BulkError} `INPUT` for invalid options or rows.
 */
export async function estimateRun(options: BulkOptions): Promise<Estimate> {
  const { task = 'conversational', input, args } = options;
  const folder = typeof input === 'string' ? dirname(input) : process.cwd();
  const toArgs = makeArgs({ ...options, task, folder });
  const prepare = rowPreparer(options, toArgs, callKeys(runSettings(options), fileFields(task)));
  const keys = new Set<string>();
  let rows = 0;
  let duplicates = 0;
  let tokens = 0;
  for await (const read of readChosenRows(options)) {
    rows++;
    const { key } = prepare({ ...read, id: undefined });
    if (key !== undefined && keys.has(key)) duplicates++;
    else if (key !== undefined) keys.add(key);
    if (rows <= SAMPLE) tokens += estimatePromptTokens(await toArgs(read.row));
  }
  const calls = rows - duplicates;
  const perCall = rows === 0 ? 0 : tokens / Math.min(rows, SAMPLE);
  const most = Number(args?.max_tokens ?? args?.max_completion_tokens ?? Number.NaN);
  return {
    rows,
    calls,
    inputTokens: Math.ceil(perCall * calls),
    maxOutputTokens: Number.isNaN(most) ? undefined : most * calls,
  };
}
