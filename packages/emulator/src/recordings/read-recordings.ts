import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmulatorError } from '../contract/errors.ts';
import { isJsonObject, parseJson } from '../contract/json.ts';
import type { RecordedExchange } from './recorded-exchange.ts';

/** Reads the exchanges of a folder, in the order of their names. Connections that failed are left out. */
export function readRecordings(folder: string): readonly RecordedExchange[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (cause) {
    throw new EmulatorError('BAD_RECORDING', `The recordings in ${folder} cannot be read: is it a folder?`, { cause });
  }
  return [...names].sort().flatMap((name) => {
    const exchange = parseJson(readFileSync(join(folder, name), 'utf8'));
    if (!isJsonObject(exchange) || exchange.version !== 1 || !isJsonObject(exchange.request)) {
      throw new EmulatorError(
        'BAD_RECORDING',
        `${join(folder, name)} is not an exchange of a recording that this version can read.`,
      );
    }
    // The version says of which form it is.
    return isJsonObject(exchange.response) ? [exchange as unknown as RecordedExchange] : [];
  });
}
