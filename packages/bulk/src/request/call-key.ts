import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { CallArgs } from '../contract/call-args.ts';
import type { RunSettings } from '../contract/store.ts';

/** Settings that are part of the key of a call. */
const NAMES = ['task', 'model', 'schema'] as const;

/** Creates a function from arguments to the key of a call. Equal calls have equal keys, whatever the order of their members. */
export function callKeys(settings: RunSettings, fileFields: readonly string[]): (args: CallArgs) => string {
  const common = JSON.stringify(NAMES.map((name) => settings[name] ?? null));
  return (args) => {
    const hash = createHash('sha256')
      .update(common)
      .update(JSON.stringify(sorted(args)));
    for (const field of fileFields) hash.update(fileMark(field.split('.').reduce<unknown>(readMember, args)));
    return hash.digest('hex');
  };
}

/** Size and time of a local file, so that a changed one is another call. */
function fileMark(value: unknown): string {
  if (typeof value !== 'string' || /^(?:https?|data):/i.test(value)) return '';
  const { size, mtimeMs } = statSync(value, { throwIfNoEntry: false }) ?? {};
  return `${size} ${mtimeMs}`;
}

function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as CallArgs)[name] : undefined;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || value instanceof URL) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}
