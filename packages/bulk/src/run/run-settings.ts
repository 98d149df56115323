import { createHash } from 'node:crypto';
import type { BulkOptions } from '../contract/options.ts';
import type { RunSettings } from '../contract/store.ts';

/** The options that decide what the output is; a run is resumed with the same ones. Where calls go and how fast may change. */
export function runSettings(options: BulkOptions): RunSettings {
  const {
    task = 'conversational',
    model,
    prompt,
    system,
    image,
    schema,
    columns,
    args,
    map,
    outputColumn = 'output',
    join,
    order,
    limit,
    sample,
  } = options;
  const code = map && createHash('sha256').update(String(map)).digest('hex').slice(0, 12);
  const all = {
    task,
    model,
    prompt,
    system,
    image,
    schema: schemaMark(schema),
    columns,
    args,
    map: code,
    outputColumn,
    // The defaults of both are left out, as a run that names them is the same.
    join: join === 'all' ? undefined : join,
    order: order === 'input' ? undefined : order,
    limit,
    sample,
  };
  // As it is read from the store again: without members that are undefined.
  return JSON.parse(JSON.stringify(all));
}

/** A schema as a value that can be compared: its text, and that of its functions. */
function schemaMark(schema: unknown): string | undefined {
  if (schema === undefined) return;
  const text = JSON.stringify(schema, (_, value: unknown) => (typeof value === 'function' ? String(value) : value));
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
