import { closest } from '@hubkit/task-types/closest';
import { UsageError } from '../command-line/errors.ts';
import { isObject } from '../io/is-object.ts';
import type { Field, TaskFields } from './task-fields.ts';
import { isList, looseJson, parseValue, type ValueKind } from './value-kind.ts';

/** A value and its path in the arguments of a call. */
export interface Setting {
  readonly path: readonly string[];
  readonly value: unknown;
  /** True for a part of a list: it is appended to the values that were given before. */
  readonly isAppended?: boolean;
  /** A possible typo. The value is sent all the same, because providers know more parameters than the catalog. */
  readonly warning?: string;
  /** True if the warning suggests a known name. */
  readonly isNear?: boolean;
}

/** Parses `--parameters key=value`; a key such as `generation_parameters.top_k` sets a nested field. */
export function readParameter(text: string, fields: TaskFields): Setting {
  const place = text.indexOf('=');
  if (place < 1) throw new UsageError(`--parameters must be key=value, not "${text}".`);
  const keys = text
    .slice(0, place)
    .split('.')
    .map((key) => key.trim().replaceAll('-', '_'));
  const written = text.slice(place + 1);
  const [name = ''] = keys;
  const field = fields.others.find((candidate) => candidate.name === name);
  const path = field ? [...field.path, ...keys.slice(1)] : [...(fields.hasParameters ? ['parameters'] : []), ...keys];
  const kind = field && kindAt(field.kind, keys.slice(1));
  if (!kind) {
    const warning = field ? undefined : createWarning(name, fields.others);
    return { path, value: looseJson(written), ...warning };
  }
  try {
    return { path, value: parseValue(written, kind), ...(isList(kind) && { isAppended: true }) };
  } catch (error) {
    throw new UsageError(`--parameters ${keys.join('.')} ${(error as Error).message}.`, { cause: error });
  }
}

function kindAt(kind: ValueKind, keys: readonly string[]): ValueKind | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return kind;
  const inner = kind.type === 'object' ? kind.fields.find(({ name }) => name === key) : undefined;
  return inner && kindAt(inner.kind, rest);
}

function createWarning(name: string, fields: readonly Field[]): Pick<Setting, 'warning' | 'isNear'> {
  const near = closest(
    name,
    fields.map((field) => field.name),
  );
  const hint = near === undefined ? '' : ` (did you mean ${near}?)`;
  const warning = `unknown parameter "${name}"${hint}; it is sent as is`;
  return near === undefined ? { warning } : { warning, isNear: true };
}

/** Merges settings into one object; later ones win, except that parts of a list are joined. */
export function assemble(settings: readonly Setting[]): Record<string, unknown> {
  return settings.reduce(insert, {});
}

function insert(into: unknown, { path: [key, ...rest], value, isAppended = false }: Setting): Record<string, unknown> {
  const record = isObject(into) ? into : {};
  if (key === undefined) return record;
  const before = Object.hasOwn(record, key) ? record[key] : undefined;
  if (rest.length > 0) return { ...record, [key]: insert(before, { path: rest, value, isAppended }) };
  return { ...record, [key]: isAppended && before !== undefined ? [before, value].flat() : value };
}
