import { isMembers, type Members } from '@hubkit/messages';
import { LimitError } from '../../contract/errors.ts';
import type { JsonSchema } from '../../contract/response-format.ts';
import { clean } from './clean-text.ts';

/** Keywords whose members are schemas by any name. */
const NAMED: ReadonlySet<string> = new Set(['properties', '$defs', 'definitions', 'dependentSchemas']);
/** Keywords whose value is data, not a schema. */
const DATA: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples', 'required']);
const MOST_LEVELS = 64;
const LONGEST_TEXT = 2000;

/**
 * Makes a schema of a server fit to be read by a model and checked here: without hidden characters, and without patterns. A pattern of
 * a stranger can keep the process busy for ever, or be one that JavaScript does not know; the server checks it anyway.
 *
 * @throws {LimitError} for a schema of more than 64 levels.
 */
export function cleanSchema(schema: object, tool: string): JsonSchema {
  const levels = (depth: number) => {
    if (depth > MOST_LEVELS)
      throw new LimitError(`The schema of the tool ${tool} has more than ${MOST_LEVELS} levels.`);
    return depth + 1;
  };
  const data = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return clean(value, LONGEST_TEXT);
    if (Array.isArray(value)) return value.map((item) => data(item, levels(depth)));
    return isMembers(value) ? mapped(value, (member) => data(member, levels(depth))) : value;
  };
  const cleaned = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => cleaned(item, levels(depth)));
    if (!isMembers(value)) return data(value, depth);
    const { pattern: _, patternProperties, additionalProperties, unevaluatedProperties, ...others } = value;
    // Without the patterns, nobody knows which other properties there are.
    const closing = patternProperties === undefined ? { additionalProperties, unevaluatedProperties } : {};
    const kept = Object.entries({ ...others, ...closing }).filter(([, member]) => member !== undefined);
    return mapped(Object.fromEntries(kept), (member, name) => {
      if (DATA.has(name)) return data(member, levels(depth));
      if (!NAMED.has(name) || !isMembers(member)) return cleaned(member, levels(depth));
      return mapped(member, (own) => cleaned(own, levels(depth)));
    });
  };
  // An object stays one.
  return cleaned(schema, 0) as JsonSchema;
}

function mapped(members: Members, change: (value: unknown, name: string) => unknown): Members {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [clean(name, LONGEST_TEXT), change(value, name)]),
  );
}
