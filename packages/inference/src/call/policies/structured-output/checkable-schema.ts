import { isMembers } from '@hubkit/messages';
import type { JsonSchema } from '../../../contract/response-format.ts';

/** Keywords whose members are schemas by any name. */
const NAMED: ReadonlySet<string> = new Set(['properties', '$defs', 'definitions', 'dependentSchemas']);
/** Keywords whose value is data, not a schema. */
const DATA: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples', 'required']);

/** Longest text that a pattern is tried on. */
const LONGEST_TEXT = 256;

/**
 * The schema as values are checked by it here. A pattern that JavaScript does not know, or that could keep the process busy for ever,
 * is left to the service; one such part must not disable the rest.
 */
export function checkableSchema(schema: JsonSchema): JsonSchema {
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    if (!isMembers(value)) return value;
    const { pattern, patternProperties, ...others } = value;
    const quick = typeof pattern === 'string' ? bounded(pattern) : undefined;
    const named = isMembers(patternProperties) ? Object.entries(patternProperties) : [];
    const known = named.flatMap(([name, member]): [string, unknown][] => {
      const safe = bounded(name);
      return safe === undefined ? [] : [[safe, within(member)]];
    });
    const checked = Object.entries(others)
      // Without all patterns, nobody knows which other properties there are.
      .filter(([name]) => known.length === named.length || !CLOSING.has(name))
      .map(([name, member]): [string, unknown] => [name, membersWithin(name, member)]);
    return Object.fromEntries([
      ...checked,
      ...(quick === undefined ? [] : [['pattern', quick]]),
      ...(known.length > 0 ? [['patternProperties', Object.fromEntries(known)]] : []),
    ]);
  };
  const membersWithin = (name: string, member: unknown): unknown => {
    if (DATA.has(name)) return member;
    if (!NAMED.has(name) || !isMembers(member)) return within(member);
    return Object.fromEntries(Object.entries(member).map(([own, one]) => [own, within(one)]));
  };
  // An object stays one.
  return within(schema) as JsonSchema;
}

const CLOSING: ReadonlySet<string> = new Set(['additionalProperties', 'unevaluatedProperties']);

/** The pattern for texts of limited length, longer ones pass; undefined for one that is not tried. */
function bounded(pattern: string): string | undefined {
  if (!isQuick(pattern)) return undefined;
  const source = `^[\\s\\S]{${LONGEST_TEXT + 1}}|(?:${pattern})`;
  try {
    new RegExp(source, 'u');
    return source;
  } catch {
    return undefined;
  }
}

/**
 * True for a pattern whose ways through a short text are few: nothing is repeated that has a choice inside, and few parts may be
 * longer or shorter.
 */
function isQuick(pattern: string): boolean {
  if (/\\[1-9k]|\(\?(?:[=!]|<[=!])/.test(pattern)) return false;
  const bare = pattern.replace(/\\./gs, 'a').replace(/\[[^\]]*\]/g, 'a');
  if (/\)(?:[*+]|\{)/.test(bare)) return false;
  const count = (part: RegExp) => bare.match(part)?.length ?? 0;
  const variable = count(/[*+]|\{\d+,\d*\}/g) + (bare.startsWith('^') ? 0 : 1);
  const choices = count(/\([^()]*\|/g) + count(/[^*+?}(]\?/g) + count(/\)\?/g);
  return variable <= 3 && choices <= 8;
}
