import { textOf } from '@hubkit/messages';
import type { ChatChunk } from '../service/chat-chunk.ts';
import { GatewayError } from '../service/failure.ts';
import { parse } from '../service/gateway.ts';
import { type Schema, validated } from '../service/schema.ts';
import { parsePartial } from './parse-partial.ts';

/** Interval in ms between previews of a value that arrives. */
const PREVIEW_MS = 16;

/** Replaces the text of an answer by its value, parsed by the client or from the text. */
export async function* readObject(chunks: AsyncIterable<ChatChunk>, schema: Schema): AsyncGenerator<ChatChunk, void> {
  let text = '';
  let readAt = 0;
  let isParsed = false;
  for await (const chunk of chunks) {
    const [choice] = chunk.choices ?? [];
    if (!choice) {
      yield chunk;
      continue;
    }
    const { partial, parsed } = choice;
    const delta = choice.delta ?? {};
    const more = textOf(delta);
    text += more;
    isParsed ||= parsed !== undefined;
    let value = parsed ?? partial;
    if (value === undefined && more && Date.now() - readAt >= PREVIEW_MS) {
      readAt = Date.now();
      value = parsePartial(text);
    }
    const structured = value !== undefined && { structured: { value, isPartial: parsed === undefined } };
    yield {
      ...chunk,
      choices: [{ ...choice, delta: { ...delta, content: thoughtsIn(delta.content) } }],
      ...structured,
    };
  }
  if (isParsed || text === '') return;
  const value = parse(text);
  if (value === undefined) throw unfit('it is not complete JSON.');
  let valid: unknown;
  try {
    valid = await validated(schema, value);
  } catch (error) {
    throw unfit((error as Error).message);
  }
  yield { structured: { value: valid, isPartial: false } };
}

/** Thoughts stay; text becomes the value. */
function thoughtsIn(content: unknown): unknown {
  return Array.isArray(content) ? content.filter((part) => Object(part).type === 'thinking') : '';
}

function unfit(reason: string): GatewayError {
  return new GatewayError({ message: `The answer does not fit its schema: ${reason}`, code: 'output', canRetry: true });
}
