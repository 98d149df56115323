import { textOf } from '@hubkit/messages';
import type { AnswerFormat } from '../chat/chat-options.ts';
import type { ChatChunk } from '../service/chat-service.ts';
import { GatewayError } from '../service/failure.ts';
import { parse } from '../service/gateway.ts';
import { jsonSchemaOf, type Schema, validated } from '../service/schema.ts';
import { parsePartial } from './parse-partial.ts';

/** Interval in ms between previews of a value that arrives. */
const PREVIEW_MS = 16;

/**
 * Structured answers of a chat, as the option `format` of `useChat`: each answer has a part of type `object`, whose value grows
 * while it arrives and is validated at its end.
 *
 * @param schema - JSON Schema, or a schema of a library that makes one. @param name - Name for the model to read.
 */
export function jsonAnswer(schema: Schema, name = 'answer'): AnswerFormat {
  return {
    // A client knows the form that its provider takes; a gateway takes OpenAI's.
    request: ({ client }) =>
      client
        ? { responseFormat: schema }
        : { response_format: { type: 'json_schema', json_schema: { name, schema: jsonSchemaOf(schema) } } },
    read: (chunks) => readObject(chunks, schema),
  };
}

/** Replaces the text of an answer by its value, parsed by the client or from the text. */
async function* readObject(chunks: AsyncIterable<ChatChunk>, schema: Schema): AsyncGenerator<ChatChunk, void> {
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
