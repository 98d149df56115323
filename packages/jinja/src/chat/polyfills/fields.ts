import { Dict, listEntries, lookup } from '../../engine/runtime/dict.ts';
import { isMapping, isString, unwrapMarkup, type Value } from '../../engine/runtime/values.ts';
import type { Message } from '../chat-options.ts';

/** Reads a field of a message, a call or a part; undefined if it is missing. */
export const field = (owner: Value, name: string): Value => (isMapping(owner) ? lookup(owner, name) : undefined);

export const hasRole = (message: Message, role: string): boolean => unwrapMarkup(field(message, 'role')) === role;

/** A copy of the fields with others; one that is undefined is left out. */
export function withFields(owner: object, changes: Readonly<Record<string, Value>>): object {
  const kept = listEntries(owner).filter(([name]) => !Object.hasOwn(changes, String(unwrapMarkup(name))));
  return new Dict([...kept, ...Object.entries(changes).filter(([, value]) => value !== undefined)]);
}

/** Two contents after each other, with an empty line between texts; a list of parts where one of them is a list. */
export function joinedContent(first: Value, second: Value): Value {
  if (isEmpty(first)) return second;
  if (isEmpty(second)) return first;
  if (isString(first) && isString(second)) return `${unwrapMarkup(first)}\n\n${unwrapMarkup(second)}`;
  return [...toParts(first), ...toParts(second)];
}

const isEmpty = (content: Value): boolean => content === undefined || content === null || unwrapMarkup(content) === '';

const toParts = (content: Value): readonly Value[] =>
  Array.isArray(content) ? content : [{ type: 'text', text: content }];
