import { CliError, UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { isJsonValue } from '../io/is-json-value.ts';
import { readJson } from '../io/read-json.ts';

type Schema = Readonly<Record<string, unknown>>;

const TYPES: Readonly<Record<string, string>> = {
  str: 'string',
  string: 'string',
  text: 'string',
  int: 'integer',
  integer: 'integer',
  float: 'number',
  number: 'number',
  bool: 'boolean',
  boolean: 'boolean',
};

/**
 * Reads the schema of an answer: a file with a JSON Schema, the schema itself, or a list of fields such as
 * `name, age int, tags str[], bio: a short biography`. Fields without a type are texts.
 */
export async function readAnswerSchema(given: string, io: Io): Promise<Schema> {
  // Fields have no dots.
  if (isJsonValue(given) || /^[\w./\\~-]+\.\w+$/.test(given)) {
    const { text, name } = await readJson(given, io, { flag: '--schema' });
    return parseSchema(text, `--schema: ${name}`);
  }
  const fields = given.split(',').map(readField);
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: fields.map(([name]) => name),
    additionalProperties: false,
  };
}

function readField(text: string): readonly [string, Schema] {
  const match = /^\s*([A-Za-z_]\w*)(?:\s+([a-z]+)(\[\])?)?\s*(?::\s*(.+?))?\s*$/.exec(text);
  const [, name = '', typeName = 'str', list, description] = match ?? [];
  const type = Object.hasOwn(TYPES, typeName) ? TYPES[typeName] : undefined;
  if (name === '' || type === undefined) {
    throw new UsageError(
      `--schema: "${text.trim()}" is not a field. Write fields like 'name, age int, tags str[], bio: a short biography', ` +
        `with the types str, int, float and bool, or name a .json file with a JSON Schema.`,
    );
  }
  const about = description === undefined ? {} : { description };
  return [name, list === undefined ? { type, ...about } : { type: 'array', items: { type }, ...about }];
}

function parseSchema(text: string, name: string): Schema {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${name} is not JSON (${(cause as Error).message}).`, { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new CliError(`${name} is not a JSON Schema: it has to be an object.`);
  }
  return { ...value };
}
