import { isJsonObject, type JsonObject } from '../contract/json.ts';
import type { Prefill } from '../contract/refusal.ts';
import { refusalOf } from './check-members.ts';

/** Reads whether the model continues the last message of a request. Throws the service's error where it takes no such message. */
export function readPrefill({ asked, otherwise = 'continue' }: Prefill, body: JsonObject, model: string): boolean {
  const messages: readonly unknown[] = Array.isArray(body.messages) ? body.messages : [];
  const last = messages.at(-1);
  if (!isJsonObject(last) || last.role !== 'assistant') return false;
  const place = asked?.of === 'request' ? body : last;
  if (asked && place[asked.member] === true) return true;
  if (typeof otherwise === 'object') throw refusalOf({ member: 'messages', ...otherwise }, { value: last.role, model });
  return otherwise === 'continue';
}
