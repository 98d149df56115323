import { isMembers, type Members } from '../message.ts';

/** Members whose text identifies something. Some services repeat it in each delta; it never comes in pieces. */
const WHOLE = new Set(['role', 'id', 'name', 'type', 'model', 'object', 'format', 'signature', 'thought_signature']);

/**
 * Adds the members of a delta: texts append, lists merge by `index` or `id`, objects merge by the same rule, anything else replaces,
 * and null changes nothing.
 */
export function mergeMembers(target: Record<string, unknown>, delta: Members): void {
  for (const [name, value] of Object.entries(delta)) {
    // Assigning it would change the prototype.
    if (value === null || value === undefined || name === '__proto__') continue;
    target[name] = mergedValue(name, target, value);
  }
}

function mergedValue(name: string, target: Members, more: unknown): unknown {
  const before = target[name];
  if (Array.isArray(more)) {
    const list: unknown[] = Array.isArray(before) ? before : [];
    for (const item of more) mergeItem(list, item);
    return list;
  }
  if (isMembers(more) && isPlain(more)) {
    const members: Record<string, unknown> = isMembers(before) ? before : {};
    mergeMembers(members, more);
    return members;
  }
  if (typeof more !== 'string' || typeof before !== 'string') return more;
  return isWhole(name, target) ? more || before : before + more;
}

/** Encrypted reasoning has its data at once; that of audio comes in pieces. */
function isWhole(name: string, { type }: Members): boolean {
  return WHOLE.has(name) || (name === 'data' && typeof type === 'string');
}

function mergeItem(list: unknown[], item: unknown): void {
  const open = isMembers(item) ? list.findLast((other) => isSameItem(other, item)) : undefined;
  if (open) mergeMembers(open as Record<string, unknown>, item as Members);
  else list.push(deepCopy(item));
}

function isSameItem(other: unknown, { index, id, type }: Members): boolean {
  if (!isMembers(other)) return false;
  if (type !== undefined && other.type !== undefined && type !== other.type) return false;
  if (typeof index === 'number') return other.index === index;
  return typeof id === 'string' && id !== '' && other.id === id;
}

/** Copies plain objects and lists deeply. Instances of classes are shared. */
export function deepCopy<Value>(value: Value): Value;
export function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepCopy);
  if (!isMembers(value) || !isPlain(value)) return value;
  const members: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) if (name !== '__proto__') members[name] = deepCopy(member);
  return members;
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
