import { ProviderOutputError } from '../contract/errors.ts';
import type { CallContext } from './context.ts';
import type { OpenResponse } from './open-response.ts';
import { messageOf, redactText } from './redact.ts';

/** Deeper JSON is refused: no answer needs it, and what walks it later may run out of stack. */
const DEEPEST = 512;

/** Whether a media type is one of JSON, whatever its parameters and case. */
export function isJson(contentType: string | null): boolean {
  return /^\s*[\w.-]+\/(?:[\w.-]+\+)?json\b/i.test(contentType ?? '');
}

/** Reads a whole answer as bytes. */
export async function readBytes(opened: OpenResponse, maxBytes: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const bytes of opened.bytes(maxBytes)) pieces.push(bytes as Uint8Array<ArrayBuffer>);
  return pieces;
}

/** Reads an answer as text: all of it, or of a longer one the beginning. */
export async function readText(opened: OpenResponse, maxBytes: number, kept = maxBytes): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of opened.bytes(maxBytes)) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length >= kept) break;
  }
  return (text + decoder.decode()).slice(0, kept);
}

/** Parses JSON, and says where it is broken if it is. */
export function parseJson(text: string, { secrets, subject }: Pick<CallContext, 'secrets' | 'subject'>): unknown {
  let at = 0;
  try {
    const value: unknown = JSON.parse(text);
    if (text.length < 2 * DEEPEST || !isTooDeep(value)) return value;
  } catch (error) {
    at = Number(/position (\d+)/.exec(messageOf(error))?.[1] ?? text.length);
  }
  const excerpt = JSON.stringify(redactText(text, secrets).slice(Math.max(0, at - 40), at + 40));
  const what = `${subject.provider} ${subject.task}: no valid JSON at offset ${at}: ${excerpt}`;
  throw new ProviderOutputError(what, subject);
}

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((item) => (item instanceof Object ? Object.values(item) : []));
  }
  return false;
}
