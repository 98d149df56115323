import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { type ChatStreamEvent, chatCompletionStream, InferenceClient } from '../src/index.ts';
import { ARGS, delta, eventStream, fakeFetch, MAPPING } from './support/fake-fetch.ts';

const USAGE = { prompt_tokens: 3, completion_tokens: 5, total_tokens: 8 };
const chunk = (value: object) => `data: ${JSON.stringify({ id: 'c1', created: 1, model: 'm', ...value })}\n\n`;
const choice = (value: object, finish: string | null = null, index = 0) => ({
  index,
  delta: value,
  finish_reason: finish,
});
const fragment = (
  index: number,
  text: string,
  { name, ...start }: { readonly id?: string; readonly name?: string } = {},
) => chunk({ choices: [choice({ tool_calls: [{ index, ...start, function: { name, arguments: text } }] })] });

/** A chat of text and two tool calls, and its usage at the end. */
const EVENTS = [
  chunk({ choices: [choice({ role: 'assistant', content: 'Let ' })] }),
  chunk({ choices: [choice({ content: 'me ' })] }),
  chunk({ choices: [choice({ content: 'see.' })] }),
  fragment(0, '', { id: 'a', name: 'sum' }),
  fragment(0, '{"x":'),
  fragment(0, '1}'),
  fragment(1, '{}', { id: 'b', name: 'now' }),
  chunk({ choices: [choice({}, 'tool_calls')] }),
  chunk({ choices: [], usage: USAGE }),
  'data: [DONE]\n\n',
];

const CALLS = [
  { id: 'a', type: 'function', function: { name: 'sum', arguments: '{"x":1}' } },
  { id: 'b', type: 'function', function: { name: 'now', arguments: '{}' } },
];
const COMPLETION = {
  id: 'c1',
  created: 1,
  model: 'm',
  usage: USAGE,
  choices: [
    {
      index: 0,
      finish_reason: 'tool_calls',
      message: { role: 'assistant', content: 'Let me see.', tool_calls: CALLS },
    },
  ],
};

const start = (events: readonly string[] = EVENTS) =>
  chatCompletionStream(ARGS, { fetch: fakeFetch(() => eventStream(events)), mapping: MAPPING, retry: false });

async function take(stream: AsyncIterator<unknown>, count: number) {
  for (let read = 0; read < count; read++) await stream.next();
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('a stream', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('is joined after %i chunks were read', async (count) => {
    const stream = start();
    await take(stream, count);
    expect(await stream.final()).toEqual(COMPLETION);
    expect(await stream.final()).toEqual(COMPLETION);
  });

  it('has the text of what is left of it', async () => {
    expect(await all(start().text())).toEqual(['Let ', 'me ', 'see.']);
    const stream = start();
    await take(stream, 2);
    expect(await all(stream.text())).toEqual(['see.']);
    expect((await stream.final()).choices[0]?.message.content).toBe('Let me see.');
  });

  it('has events, with tool calls while they are written and when they are whole', async () => {
    const events = await all(start().events());
    const call = (id: string, name: string, text: string) => ({ id, name, arguments: text });
    expect(events).toEqual([
      ...['Let ', 'me ', 'see.'].map((text) => ({ type: 'text', text })),
      { type: 'tool-call-delta', index: 0, call: call('a', 'sum', '{}') },
      { type: 'tool-call-delta', index: 0, call: call('a', 'sum', '{"x":') },
      { type: 'tool-call-delta', index: 0, call: call('a', 'sum', '{"x":1}') },
      { type: 'tool-call-delta', index: 1, call: call('b', 'now', '{}') },
      { type: 'tool-call', index: 0, call: call('a', 'sum', '{"x":1}') },
      { type: 'tool-call', index: 1, call: call('b', 'now', '{}') },
      { type: 'end', completion: COMPLETION },
    ]);
    for (const event of events)
      if (event.type === 'tool-call') expectTypeOf(event.call.arguments).toEqualTypeOf<string>();
    expectTypeOf<ChatStreamEvent['type']>().toEqualTypeOf<
      'text' | 'reasoning' | 'tool-call-delta' | 'tool-call' | 'end'
    >();
  });

  it('is bytes, one line of JSON for each chunk', async () => {
    const stream = start();
    await take(stream, 8);
    const text = await new Response(stream.toReadableStream()).text();
    expect(text).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(text)).toMatchObject({ usage: USAGE });
    const lines = (await new Response(start().toReadableStream()).text()).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(Array(9).fill('c1'));
  });

  it('is closed where its bytes or its text are left', async () => {
    for (const leave of [
      (stream: ReturnType<typeof start>) => stream.toReadableStream().cancel(),
      async (stream: ReturnType<typeof start>) => {
        for await (const _ of stream.text()) break;
      },
    ]) {
      let isCancelled = false;
      const fetch = fakeFetch(() => eventStream(Array(99).fill(EVENTS[1]), () => (isCancelled = true)));
      const stream = chatCompletionStream(ARGS, { fetch, mapping: MAPPING });
      await stream.next();
      await leave(stream);
      expect(isCancelled).toBe(true);
      await expect(stream.final()).rejects.toMatchObject({ code: 'INPUT', message: expect.stringContaining('left') });
    }
  });

  it('that breaks has no result but its error', async () => {
    const stream = start(EVENTS.slice(0, 4));
    await expect(stream.final()).rejects.toMatchObject({
      code: 'STREAM_INTERRUPTED',
      partial: { text: 'Let me see.' },
    });
    await expect(stream.final()).rejects.toMatchObject({ code: 'INPUT' });
    await expect(all(start(EVENTS.slice(0, 4)).text())).rejects.toMatchObject({ code: 'STREAM_INTERRUPTED' });
    const reader = start(EVENTS.slice(0, 1)).toReadableStream().getReader();
    await reader.read();
    await expect(reader.read()).rejects.toMatchObject({ code: 'STREAM_INTERRUPTED' });
  });

  it('has all of this with its response, too', async () => {
    const { data, response } = await start().withResponse();
    expect(await all(data.text())).toEqual(['Let ', 'me ', 'see.']);
    expect(await data.final()).toEqual(COMPLETION);
    await response.ended;
    expect(response.usage).toMatchObject({ totalTokens: 8 });
  });

  it('keeps choices apart, and prints as before', async () => {
    const events = [
      chunk({ choices: [choice({ content: 'a' }), choice({ content: 'x' }, null, 1)] }),
      chunk({ choices: [choice({ content: 'y' }, 'stop', 1)] }),
      chunk({ choices: [choice({ content: 'b' })] }),
      chunk({ choices: [choice({ content: 'c' }, 'length')] }),
    ];
    const fetch = fakeFetch(() => eventStream(events));
    const stream = chatCompletionStream({ ...ARGS, n: 2 }, { fetch, mapping: MAPPING });
    expect(Object.keys(stream)).toEqual(['next', 'return', 'throw']);
    expect((await stream.final()).choices).toMatchObject([
      { index: 0, finish_reason: 'length', message: { content: 'abc' } },
      { index: 1, finish_reason: 'stop', message: { content: 'xy' } },
    ]);
  });

  it('has the parsed answer of a format', async () => {
    const events = [`data: ${delta('{"a":')}\n\n`, `data: ${delta('1}')}\n\n`, `data: ${delta('', 'stop')}\n\n`];
    const client = new InferenceClient('key', { fetch: fakeFetch(() => eventStream(events)), mapping: MAPPING });
    const responseFormat = z.object({ a: z.number() });
    const stream = client.chatCompletionStream({ provider: 'groq', model: 'm', messages: [], responseFormat });
    const { choices } = await stream.final();
    expect(choices[0]?.message.parsed.a).toBe(1);
  });

  it('of generated text has its text', async () => {
    const token = (text: string, more: object = {}) =>
      `data: ${JSON.stringify({ index: 1, token: { id: 1, text, logprob: 0, special: false }, ...more })}\n\n`;
    const stop = { generated_text: null, details: { finish_reason: 'eos_token' } };
    const events = [token('A'), token('b'), token('c', { generated_text: 'Abc', ...{ details: stop.details } })];
    const client = new InferenceClient('key', { fetch: fakeFetch(() => eventStream(events)) });
    const open = () => client.textGenerationStream({ endpointUrl: 'https://own.example/generate', inputs: 'x' });
    const stream = open();
    await stream.next();
    expect(await stream.final()).toEqual({ generated_text: 'Abc' });
    expect(await all(open().text())).toEqual(['A', 'b', 'c']);
  });
});
