import { Dict, entriesOf, lookup } from '../../engine/runtime/dict.ts';
import { isMapping, isString, textOf, type Value } from '../../engine/runtime/values.ts';
import type { Message } from '../chat-options.ts';

/** Reads a field of a message, a call or a part; undefined if it is missing. */
export const field = (owner: Value, name: string): Value => (isMapping(owner) ? lookup(owner, name) : undefined);

export const hasRole = (message: Message, role: string): boolean => textOf(field(message, 'role')) === role;

/** A copy of the fields with others; one that is undefined is left out. */
export function withFields(owner: object, changes: Readonly<Record<string, Value>>): object {
  const kept = entriesOf(owner).filter(([name]) => !Object.hasOwn(changes, String(textOf(name))));
  return new Dict([...kept, ...Object.entries(changes).filter(([, value]) => value !== undefined)]);
}

/** Two contents after each other, with an empty line between texts; a list of parts where one of them is a list. */
export function joinedContent(first: Value, second: Value): Value {
  if (isEmpty(first)) return second;
  if (isEmpty(second)) return first;
  if (isString(first) && isString(second)) return `${textOf(first)}\n\n${textOf(second)}`;
  return [...partsOf(first), ...partsOf(second)];
}

const isEmpty = (content: Value): boolean => content === undefined || content === null || textOf(content) === '';

const partsOf = (content: Value): readonly Value[] =>
  Array.isArray(content) ? content : [{ type: 'text', text: content }];
