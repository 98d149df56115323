import { isMembers } from '@hubkit/messages';
import type { TaskArguments } from './form-field.ts';

/** Returns the value at a place of arguments. */
export function valueAt(args: TaskArguments, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), args);
}

/** Sets the value at a place; undefined takes it away, with the objects that it leaves empty. */
export function withValue(args: TaskArguments, [name = '', ...rest]: readonly string[], value: unknown): TaskArguments {
  const { [name]: before, ...others } = args;
  const next = rest.length === 0 ? value : withValue(isRecord(before) ? before : {}, rest, value);
  const isEmpty = next === undefined || (rest.length > 0 && isRecord(next) && Object.keys(next).length === 0);
  return isEmpty ? others : { ...args, [name]: next };
}

/** Returns the files among arguments or in a result. */
export function filesIn(value: unknown): readonly Blob[] {
  if (value instanceof Blob) return [value];
  return isRecord(value) || Array.isArray(value) ? Object.values(value).flatMap(filesIn) : [];
}

/** True for an object with fields: neither a list nor a file. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isMembers(value) && !(value instanceof Blob);
}
