import { Dict, parseJson } from '@hubkit/jinja';
import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { readJson } from '../io/read-json.ts';

/** Reads JSON with Python's number types: 1.0 stays a float, large integers keep all digits. */
async function readData(given: string, flag: string, io: Io) {
  const { text, name } = await readJson(given, io, { flag });
  try {
    return { value: parseJson(text), name };
  } catch (cause) {
    throw new UsageError(`${flag}: ${name} is not JSON: ${firstLine(cause)}.`, { cause });
  }
}

/** Reads a list of objects: JSON, or the name of a file with it. */
export async function readList(given: string, flag: string, io: Io): Promise<readonly object[]> {
  const { value, name } = await readData(given, flag, io);
  if (Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)) return value;
  throw new UsageError(`${flag}: ${name} must contain a list of objects.`);
}

/** Reads an object: JSON, or the name of a file with it. */
export async function readRecord(given: string, flag: string, io: Io): Promise<Readonly<Record<string, unknown>>> {
  const { value, name } = await readData(given, flag, io);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`${flag}: ${name} must contain an object.`);
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
