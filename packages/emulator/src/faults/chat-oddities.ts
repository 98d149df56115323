import type { JsonObject } from '../contract/json.ts';
import { isJsonObject } from '../contract/json.ts';
import { defineFaults } from './fault.ts';
import { callsIn, readChoices, rewriteChat, withChoices, withMessages } from './rewrite-chat.ts';

const EVENTS = { events: 3 };
const FAILED = 'The model failed during generation.';

/** The members that services write as null where OpenAI leaves them out. */
const NULLS = { refusal: null, function_call: null, audio: null, annotations: null };

/** Faults of chat responses with the status 200: failures in odd places, and members in odd forms. */
export const CHAT_ODDITIES = defineFaults({
  'choice-error': rewriteChat({
    summary: 'an error inside of a choice, with finish_reason error and the status 200',
    parameters: EVENTS,
    *stream(chunks, { number }) {
      yield* chunks.slice(0, number('events'));
      yield withChoices(firstChunk(chunks), (choice) => ({ ...choice, delta: { content: '' }, ...failure() }));
    },
    body: (body) =>
      withChoices(body, (choice) => ({ ...choice, message: { role: 'assistant', content: '' }, ...failure() })),
  }),
  'chunk-error': rewriteChat({
    summary: 'an error beside the choices of a chunk, and finish_reason error',
    parameters: EVENTS,
    *stream(chunks, { number }) {
      yield* chunks.slice(0, number('events'));
      const { error, finish_reason } = failure();
      const last = withChoices(firstChunk(chunks), (choice) => ({ ...choice, delta: { content: '' }, finish_reason }));
      yield { ...last, error };
    },
    body: (body) => ({
      ...withChoices(body, (choice) => ({ ...choice, finish_reason: 'error' })),
      error: failure().error,
    }),
  }),
  'finish-reason-error': rewriteChat({
    summary: 'finish_reason error and no word about the error, as at mistral',
    parameters: EVENTS,
    *stream(chunks, { number }) {
      yield* chunks.slice(0, number('events'));
      yield withChoices(firstChunk(chunks), (choice) => ({ ...choice, delta: {}, finish_reason: 'error' }));
    },
    body: (body) => withChoices(body, (choice) => ({ ...choice, finish_reason: 'error' })),
  }),
  'finish-reason-empty': rewriteChat({
    summary: 'finish_reason is an empty text where it should be null',
    stream: (chunks) => chunks.map((chunk) => withChoices(chunk, emptyReason)),
    body: (body) => withChoices(body, (choice) => ({ ...choice, finish_reason: '' })),
  }),
  'cut-empty-reason': rewriteChat({
    summary: 'a stream that ends early, and whose chunks have an empty text as finish_reason',
    parameters: EVENTS,
    stream: (chunks, { number }) =>
      chunks
        .slice(0, number('events'))
        .map((chunk) => withChoices(chunk, (choice) => ({ ...choice, finish_reason: '' }))),
  }),
  'no-finish-reason': rewriteChat({
    summary: 'a stream without any finish_reason',
    stream: (chunks) => chunks.map((chunk) => withChoices(chunk, ({ finish_reason: _, ...choice }) => choice)),
  }),
  'error-field': rewriteChat({
    summary: 'an error in a field called error, not in the data',
    parameters: EVENTS,
    *stream(chunks, { number }) {
      yield* chunks.slice(0, number('events'));
      yield `error: ${JSON.stringify({ error: { message: FAILED, code: 500 } })}\n\n`;
    },
  }),
  'empty-data': rewriteChat({
    summary: 'events with empty data and with null between the others',
    *stream(chunks) {
      for (const chunk of chunks) {
        yield 'data:\n\n';
        yield 'data: null\n\n';
        yield chunk;
      }
      yield 'data\n\n';
    },
  }),
  'null-members': rewriteChat({
    summary: 'members that are null where there is nothing, and chunks without choices or delta',
    *stream(chunks) {
      const [first] = chunks;
      yield { ...firstChunk(chunks), choices: null };
      if (first) yield withChoices(first, (choice) => ({ ...choice, delta: null }));
      for (const chunk of chunks) yield { ...withMessages(chunk, withNulls), error: null };
    },
    body: (body) => ({ ...withMessages(body, withNulls), error: null }),
  }),
  'content-list': rewriteChat({
    summary: 'content as a list of parts, in a stream changing to text in the middle',
    stream(chunks) {
      const half = Math.ceil(chunks.length / 2);
      return chunks.map((chunk, index) => (index < half ? withMessages(chunk, asParts) : chunk));
    },
    body: (body) => withMessages(body, asParts),
  }),
  'cut-call': rewriteChat({
    summary: 'tool calls that the limit of tokens cut, after some characters of their arguments',
    parameters: { characters: 8 },
    *stream(chunks, { number }) {
      const left = new Map<unknown, number>();
      for (const chunk of chunks) {
        yield endByLength(
          withMessages(chunk, (delta) =>
            cutCalls(delta, ({ index }, text) => {
              const kept = text.slice(0, left.get(index) ?? number('characters'));
              left.set(index, (left.get(index) ?? number('characters')) - kept.length);
              return kept;
            }),
          ),
        );
      }
    },
    body: (body, { number }) =>
      endByLength(withMessages(body, (message) => cutCalls(message, (_, text) => text.slice(0, number('characters'))))),
  }),
  'reasoning-and-text': rewriteChat({
    summary: 'deltas that have reasoning and text at once',
    stream: (chunks) =>
      chunks.map((chunk) =>
        withMessages(chunk, (delta) =>
          typeof delta.content === 'string' && delta.content !== '' ? { reasoning_content: 'Hm. ', ...delta } : delta,
        ),
      ),
    body: (body) => withMessages(body, (message) => ({ reasoning_content: 'Hm. ', ...message })),
  }),
  'unclosed-think': rewriteChat({
    summary: 'thoughts in the text whose tag has no end',
    *stream(chunks) {
      const [first, ...rest] = chunks;
      if (!first) return;
      yield first;
      for (const content of ['<thi', 'nk>', 'The user ', 'wants ']) {
        yield withChoices(first, (choice) => ({ ...choice, delta: { content } }));
      }
      yield* rest;
    },
    body: (body) =>
      withMessages(body, (message) => ({
        ...message,
        content: `<think>The user wants ${String(message.content ?? '')}`,
      })),
  }),
  'no-usage': rewriteChat({
    summary: 'no usage, where there should be one',
    stream: (chunks) => chunks.filter(({ choices }) => Array.isArray(choices) && choices.length > 0).map(withoutUsage),
    body: withoutUsage,
  }),
});

const failure = () => ({ finish_reason: 'error', error: { code: 502, message: FAILED } });

function firstChunk(chunks: readonly JsonObject[]): JsonObject {
  return chunks.find((chunk) => readChoices(chunk).length > 0) ?? {};
}

function emptyReason(choice: JsonObject): JsonObject {
  return choice.finish_reason ? choice : { ...choice, finish_reason: '' };
}

function withNulls(message: JsonObject): JsonObject {
  const calls = callsIn(message).map((call) => ({ type: null, function: null, ...call }));
  return { role: null, content: null, ...NULLS, ...message, tool_calls: calls.length > 0 ? calls : null };
}

function asParts(message: JsonObject): JsonObject {
  const { content } = message;
  return typeof content === 'string' ? { ...message, content: [{ type: 'text', text: content }] } : message;
}

function cutCalls(message: JsonObject, cut: (call: JsonObject, text: string) => string): JsonObject {
  const calls = callsIn(message);
  if (calls.length === 0) return message;
  return {
    ...message,
    tool_calls: calls.map((call) => {
      const { function: called } = call;
      if (!isJsonObject(called) || typeof called.arguments !== 'string') return call;
      return { ...call, function: { ...called, arguments: cut(call, called.arguments) } };
    }),
  };
}

function endByLength(chunk: JsonObject): JsonObject {
  return withChoices(chunk, (choice) => (choice.finish_reason ? { ...choice, finish_reason: 'length' } : choice));
}

function withoutUsage({ usage: _, ...chunk }: JsonObject): JsonObject {
  return chunk;
}
