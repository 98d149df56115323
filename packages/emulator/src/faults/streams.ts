import { isJsonObject, parseJson } from '../contract/json.ts';
import { defineFaults, type Fault, isEventStream, Unchanged, withBody } from './fault.ts';
import { firstEvents, readEvents, rewriteStream, SILENCE } from './rewrite-stream.ts';

/** A fault that writes every event in another form. */
function eachEvent(summary: string, write: (event: string, index: number) => string): Fault {
  return rewriteStream(summary, {}, async function* (events) {
    let index = 0;
    for await (const event of events) yield write(event, index++);
  });
}

const EVENTS = { events: 3 };

function contentChunk(content: string): string {
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'x', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
}

/** Faults of event streams. */
export const STREAM_FAULTS = defineFaults({
  'cut-stream': rewriteStream(
    'a stream that ends after some events, without its end marker',
    EVENTS,
    async function* (events, { number }) {
      yield* firstEvents(events, number('events'));
    },
  ),
  stall: rewriteStream('a stream that stalls after some events', EVENTS, async function* (events, { number }) {
    yield* firstEvents(events, number('events'));
    yield SILENCE;
  }),
  'silent-stream': rewriteStream('headers, then no event', {}, async function* () {
    yield ': \n\n';
    yield SILENCE;
  }),
  'keep-alive-only': rewriteStream(
    'endless keep-alive comments, and no event',
    { ms: 50 },
    async function* (_events, { number }) {
      for (;;) {
        yield ': keep-alive\n\n';
        yield number('ms');
      }
    },
  ),
  'stream-error': rewriteStream('an error in the data of a stream', EVENTS, async function* (events, { number }) {
    yield* firstEvents(events, number('events'));
    yield `data: ${JSON.stringify({ error: { message: 'The model failed during generation.', type: 'server_error', code: null, param: null } })}\n\n`;
  }),
  'stream-error-text': rewriteStream(
    'an error as text in the data of a stream',
    EVENTS,
    async function* (events, { number }) {
      yield* firstEvents(events, number('events'));
      yield `data:${JSON.stringify({ error: 'Request failed during generation: Server error', error_type: 'generation' })}\n\n`;
    },
  ),
  'stream-error-event': rewriteStream('an event called error', EVENTS, async function* (events, { number }) {
    yield* firstEvents(events, number('events'));
    yield `event: error\ndata: ${JSON.stringify({ message: 'The model failed during generation.' })}\n\n`;
  }),
  'malformed-event': rewriteStream('an event whose data is not JSON', EVENTS, async function* (events, { number }) {
    yield* firstEvents(events, number('events'));
    yield 'data: {"id":"x","choices":[\n\n';
    for await (const event of events) yield `${event}\n\n`;
  }),
  'no-done': rewriteStream('a stream without its end marker', {}, async function* (events) {
    for await (const event of events) if (!event.includes('[DONE]')) yield `${event}\n\n`;
  }),
  'after-done': rewriteStream('data after the end marker', {}, async function* (events) {
    for await (const event of events) yield `${event}\n\n`;
    yield contentChunk(' (this comes after the end)');
  }),
  unterminated: rewriteStream('a last event without a line ending', {}, async function* (events) {
    let before: string | undefined;
    for await (const event of events) {
      if (event.includes('[DONE]')) continue;
      if (before !== undefined) yield `${before}\n\n`;
      before = event;
    }
    if (before !== undefined) yield before;
  }),
  'stray-tail': rewriteStream(
    'a stray quote after the last event, as seen once at cerebras',
    {},
    async function* (events) {
      let before: string | undefined;
      for await (const event of events) {
        if (event.includes('[DONE]')) continue;
        if (before !== undefined) yield `${before}\n\n`;
        before = event;
      }
      if (before !== undefined) yield `${before}"`;
    },
  ),
  crlf: eachEvent('lines that end with CR LF', (event) => `${event.replaceAll('\n', '\r\n')}\r\n\r\n`),
  cr: eachEvent('lines that end with CR', (event) => `${event.replaceAll('\n', '\r')}\r\r`),
  'mixed-lines': eachEvent(
    'line endings of all kinds',
    (event, index) => event + (['\n\n', '\r\n\r\n', '\r\r', '\n\r\n'][index % 4] ?? '\n\n'),
  ),
  'no-space': eachEvent(
    'data without the space after the colon',
    (event) => `${event.replace(/^data: /, 'data:')}\n\n`,
  ),
  comments: eachEvent(
    'comments, ids and unknown fields between the data',
    (event, index) => `: comment ${index}\nid: ${index}\nretry: 1000\nunknown: field\nlonely\n${event}\n\n`,
  ),
  'multi-line-data': eachEvent('JSON spread over several data lines', spreadData),
  'split-bytes': rewriteStream(
    'a stream split into chunks of a few bytes, inside characters too',
    { size: 1 },
    async function* (events, { number }) {
      for await (const event of events) {
        const bytes = new TextEncoder().encode(`${event}\n\n`);
        for (let at = 0; at < bytes.length; at += number('size')) yield bytes.slice(at, at + number('size'));
      }
    },
  ),
  'slow-loris': rewriteStream('one byte at a time, with pauses', { ms: 1000 }, async function* (events, { number }) {
    for await (const event of events) {
      for (const byte of new TextEncoder().encode(`${event}\n\n`)) {
        yield Uint8Array.of(byte);
        yield number('ms');
      }
    }
  }),
  'giant-event': rewriteStream('one very large event', { mb: 32 }, async function* (events, { number }) {
    yield* firstEvents(events, 1);
    yield contentChunk('x'.repeat(number('mb') * 1_048_576));
    yield 'data: [DONE]\n\n';
  }),
  'many-events': rewriteStream('very many small events', { count: 100_000 }, async function* (_events, { number }) {
    for (let index = 0; index < number('count'); index += 100)
      yield contentChunk('x').repeat(Math.min(100, number('count') - index));
    yield 'data: [DONE]\n\n';
  }),
  'endless-stream': rewriteStream('endless events, as fast as they are read', {}, async function* () {
    for (;;) yield contentChunk('and on ').repeat(20);
  }),
  'json-for-stream': {
    type: 'change',
    summary: 'plain JSON in response to a streaming request',
    change: async (response) => {
      if (!isEventStream(response)) return new Unchanged(response, 'the response is not an event stream');
      const chunks: unknown[] = [];
      for await (const event of readEvents(response)) chunks.push(parseJson(event.replace(/^data: ?/, '')));
      return withBody(response, JSON.stringify(joinChunks(chunks)), { 'content-type': 'application/json' });
    },
  },
});

function spreadData(event: string): string {
  const value = parseJson(event.replace(/^data: ?/, ''));
  if (value === undefined) return `${event}\n\n`;
  return `${JSON.stringify(value, null, 1)
    .split('\n')
    .map((line) => `data: ${line}`)
    .join('\n')}\n\n`;
}

/** The plain response that the chunks of a stream add up to. */
function joinChunks(chunks: readonly unknown[]): object {
  const objects = chunks.filter(isJsonObject);
  const choices = objects.flatMap((chunk) => (Array.isArray(chunk.choices) ? chunk.choices.filter(isJsonObject) : []));
  const content = choices
    .map((choice) =>
      isJsonObject(choice.delta) && typeof choice.delta.content === 'string' ? choice.delta.content : '',
    )
    .join('');
  return {
    ...objects[0],
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: choices.length, total_tokens: choices.length + 1 },
  };
}
