import type { Io } from './io.ts';
import { isJsonValue } from './is-json-value.ts';
import { type Origin, readText } from './read-input.ts';

/** The text of JSON, and what messages call it. */
export interface JsonSource {
  readonly text: string;
  /** Name of the file; `the value` for JSON on the command line. */
  readonly name: string;
}

/** Reads JSON that stands on the command line, in a file, or in standard input for `-`. */
export async function readJson(given: string, io: Io, origin?: Origin): Promise<JsonSource> {
  if (isJsonValue(given)) return { text: given, name: 'the value' };
  return { text: await readText(given, io, origin), name: given };
}
