import { type CutText, cutText, fillText, kind } from '@hubkit/code';
import type { ModelIds } from './placeholder-ids.ts';

/** The members of an object or list, in their order. */
interface Members {
  readonly keys: readonly string[];
  readonly values: readonly Pattern[];
  readonly isList: boolean;
  /** Kind of a code value; undefined for data, which may have the same members. */
  readonly kind: unknown;
}

/** A value with the places of the ids in its texts. */
export type Pattern = string | number | boolean | null | undefined | CutText | Members;

/** The pattern of a value that is plain data or code; undefined for anything else, and for a value that holds it. */
export function patternOf(value: unknown, ids: ModelIds): Pattern | typeof NONE {
  switch (typeof value) {
    case 'string':
      return cutText(value, ids);
    case 'number':
    case 'boolean':
    case 'undefined':
      return value;
    case 'object':
      return value === null ? null : membersOf(value, ids);
    default:
      return NONE;
  }
}

/** A value that has no pattern. */
export const NONE = Symbol('none');

function membersOf(value: object, ids: ModelIds): Members | typeof NONE {
  const keys: string[] = [];
  const values: Pattern[] = [];
  for (const key in value) {
    const pattern = key === '__proto__' ? NONE : patternOf(Reflect.get(value, key), ids);
    if (pattern === NONE) return NONE;
    keys.push(key);
    values.push(pattern);
  }
  return { keys, values, isList: Array.isArray(value), kind: Reflect.get(value, kind) };
}

/** True where a value has this pattern with these ids. */
export function hasPattern(value: unknown, pattern: Pattern, ids: ModelIds): boolean {
  if (typeof pattern !== 'object' || pattern === null) return Object.is(value, pattern);
  if (!('isList' in pattern)) return value === fillText(pattern, ids);
  return typeof value === 'object' && value !== null && hasMembers(value, pattern, ids);
}

function hasMembers(value: object, { keys, values, isList, kind: ofCode }: Members, ids: ModelIds): boolean {
  if (Array.isArray(value) !== isList || Reflect.get(value, kind) !== ofCode) return false;
  let index = 0;
  for (const key in value) {
    if (key !== keys[index] || !hasPattern(Reflect.get(value, key), values[index], ids)) return false;
    index++;
  }
  return index === keys.length;
}

/** Makes the value of a pattern with other ids. */
export function withIds(pattern: Pattern, ids: ModelIds): unknown {
  if (typeof pattern !== 'object' || pattern === null) return pattern;
  if (!('isList' in pattern)) return fillText(pattern, ids);
  const { keys, values, isList, kind: ofCode } = pattern;
  if (isList) return values.map((value) => withIds(value, ids));
  const members = Object.fromEntries(keys.map((key, index) => [key, withIds(values[index], ids)]));
  return ofCode === undefined ? members : Object.assign(members, { [kind]: ofCode });
}
