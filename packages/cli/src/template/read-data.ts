import { Dict, parseJson } from '@hubkit/jinja';
import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { readText } from '../io/read-input.ts';

/** Reads a JSON file with Python's number types: 1.0 stays a float, large integers keep all digits. */
async function readData(file: string, flag: string, io: Io): Promise<unknown> {
  const text = await readText(file, io, { flag });
  try {
    return parseJson(text);
  } catch (cause) {
    throw new UsageError(`${flag}: ${file} is not JSON: ${firstLine(cause)}.`, { cause });
  }
}

/** Reads a JSON file that holds a list of objects. */
export async function readList(file: string, flag: string, io: Io): Promise<readonly object[]> {
  const value = await readData(file, flag, io);
  if (Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)) return value;
  throw new UsageError(`${flag}: ${file} must contain a list of objects.`);
}

/** Reads a JSON file that contains an object. */
export async function readRecord(file: string, flag: string, io: Io): Promise<Readonly<Record<string, unknown>>> {
  const value = await readData(file, flag, io);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`${flag}: ${file} must contain an object.`);
  }
  // A `Dict` if a plain object could not keep the order of the keys.
  if (!(value instanceof Dict)) return { ...value };
  return Object.fromEntries(value.keys().map((key) => [String(key), value.get(key)]));
}

/** Parses `key=value` settings of a flag: the value is JSON if possible, otherwise text. */
export function readSettings(settings: readonly string[], flag = '--set'): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    settings.map((setting) => {
      const place = setting.indexOf('=');
      if (place < 1) throw new UsageError(`${flag} must be key=value, not "${setting}".`);
      return [setting.slice(0, place).trim(), looseData(setting.slice(place + 1))];
    }),
  );
}

function looseData(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

function firstLine(error: unknown): string {
  return (
    String((error as Error).message)
      .split('\n')[0]
      ?.replace(/\.$/, '') ?? ''
  );
}
