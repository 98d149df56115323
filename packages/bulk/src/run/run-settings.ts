import { createHash } from 'node:crypto';
import type { BulkOptions } from '../contract/options.ts';
import type { RunSettings } from '../contract/store.ts';

/** The options that decide what the output is; a run is resumed with the same ones. Where calls go and how fast may change. */
export function runSettings(options: BulkOptions): RunSettings {
  const { task = 'conversational', model, prompt, system, columns, args, map, outputColumn = 'output' } = options;
  const code = map && createHash('sha256').update(String(map)).digest('hex').slice(0, 12);
  const all = { task, model, prompt, system, columns, args, map: code, outputColumn };
  // As it is read from the store again: without members that are undefined.
  return JSON.parse(JSON.stringify(all));
}
