import { ProviderOutputError } from '../errors.ts';
import type { Context } from './context.ts';
import type { Reply } from './open.ts';
import { redactText } from './redact.ts';

/** Deeper JSON is refused: no answer needs it, and what walks it later may run out of stack. */
const DEEPEST = 512;

/** Whether a media type is one of JSON, whatever its parameters and case. */
export function isJson(contentType: string | null): boolean {
  return /^\s*[\w.-]+\/(?:[\w.-]+\+)?json\b/i.test(contentType ?? '');
}

/** Reads a whole answer as bytes. */
export async function readBytes(reply: Reply, maxBytes: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const bytes of reply.bytes(maxBytes)) pieces.push(bytes as Uint8Array<ArrayBuffer>);
  return pieces;
}

/** Reads a whole answer as text. */
export async function readText(reply: Reply, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of reply.bytes(maxBytes)) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

/** Parses JSON, and says where it is broken if it is. */
export function parseJson(text: string, context: Pick<Context, 'secrets' | 'subject'>): unknown {
  const { secrets, subject } = context;
  try {
    const value: unknown = JSON.parse(text);
    if (isTooDeep(value)) throw new SyntaxError(`more than ${DEEPEST} levels`);
    return value;
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : String(error);
    const at = Number(/position (\d+)/.exec(reason)?.[1] ?? text.length);
    const excerpt = redactText(text, secrets).slice(Math.max(0, at - 40), at + 40);
    const message = `${subject.provider} ${subject.task}: the answer is not valid JSON at offset ${at}: ${JSON.stringify(excerpt)}.`;
    throw new ProviderOutputError(message, subject);
  }
}

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((item) => (item instanceof Object ? Object.values(item) : []));
  }
  return false;
}
