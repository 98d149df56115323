import { describe, expect, it } from 'vitest';
import {
  type Args,
  type CallEvent,
  type CallOptions,
  chatCompletionStream,
  createLimiter,
  type InferenceError,
} from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { delta, eventStream, fakeFetch, MAPPING as ONE } from './support/fake-fetch.ts';

const MAPPING = { m: ['groq', 'together'].flatMap((provider) => ONE.m.map((entry) => ({ ...entry, provider }))) };
const ON: CallOptions = { failover: { on: { interrupted: true } }, retry: false, mapping: MAPPING };
const QUESTION = { role: 'user', content: 'Count to six.' } as const;
const ARGS: Args<'conversational'> = { provider: 'groq', model: 'm', messages: [QUESTION], accessToken: 'hf_x' };

const event = (data: string) => `data: ${data}\n\n`;
const cut = (...words: readonly string[]) => eventStream(words.map((word) => event(delta(word))));
const whole = (word: string) => eventStream([event(delta(word, 'stop'))]);

/** Reads a stream whose responses are given, one for each request. */
async function read(
  responses: readonly (() => Response)[],
  args: Partial<Args<'conversational'>> = {},
  options: CallOptions = {},
) {
  const fetch = fakeFetch((_, number) => {
    const response = responses[number - 1];
    if (!response) throw new Error('a request too many');
    return response();
  });
  const events: CallEvent[] = [];
  const onEvent = (seen: CallEvent) => void (seen.type === 'failover' && events.push(seen));
  const clock = createFakeClock();
  const stream = chatCompletionStream({ ...ARGS, ...args }, { ...ON, fetch, clock, onEvent, ...options });
  let text = '';
  const reading = async () => {
    for await (const { choices } of stream) text += choices[0]?.delta.content ?? '';
  };
  const error = await clock.finish(reading().catch((thrown: unknown) => thrown as InferenceError));
  const requests = fetch.seen.map(({ url, body }) => ({
    provider: new URL(url).pathname.split('/')[1],
    messages: (body as { readonly messages: unknown }).messages,
  }));
  return { text, error, requests, events };
}

describe('a chat stream that breaks', () => {
  it('is continued where the call wants that: the text so far is the beginning of the answer', async () => {
    const { text, error, requests, events } = await read([
      () => cut('one ', 'two '),
      () => cut('three '),
      () => whole('four'),
    ]);
    expect(error).toBeUndefined();
    expect(text).toBe('one two three four');
    expect(requests.map(({ messages }) => messages)).toEqual([
      [QUESTION],
      [QUESTION, { role: 'assistant', content: 'one two ' }],
      [QUESTION, { role: 'assistant', content: 'one two three ' }],
    ]);
    expect(events).toMatchObject([
      { provider: 'groq', model: 'm', reason: 'interrupted', error: { partial: { text: 'one two ' } } },
      { provider: 'groq', model: 'm', reason: 'interrupted', error: { partial: { text: 'one two three ' } } },
    ]);
  });

  it('is continued twice at most; the error has all of the text', async () => {
    const { text, error } = await read([() => cut('one '), () => cut('two '), () => cut('three')]);
    expect(text).toBe('one two three');
    expect(error).toMatchObject({ code: 'STREAM_INTERRUPTED', partial: { text: 'one two three', count: 3 } });
  });

  it('goes on at the next provider of its list, and comes back', async () => {
    const { text, requests } = await read([() => cut('one '), () => cut('two '), () => whole('three')], {
      provider: ['groq', 'together'],
    });
    expect(text).toBe('one two three');
    expect(requests.map(({ provider }) => provider)).toEqual(['groq', 'together', 'groq']);
  });

  it('rejects with what broke it when the rest cannot be requested', async () => {
    const { error, requests } = await read([() => cut('one '), () => new Response('no', { status: 503 })]);
    expect(error).toMatchObject({ code: 'STREAM_INTERRUPTED', partial: { text: 'one ', count: 1 } });
    expect(requests).toHaveLength(2);
  });

  it('is continued after a pause that is too long', async () => {
    const silent = () => {
      const start = new TextEncoder().encode(event(delta('one ')));
      const body = new ReadableStream({ start: (controller) => controller.enqueue(start) });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    };
    expect((await read([silent, () => whole('two')])).text).toBe('one two');
  });

  it('waits for no turn of its own at a limiter', async () => {
    const limiter = createLimiter({ groq: { concurrency: 1 } });
    expect((await read([() => cut('one '), () => whole('two')], {}, { limiter })).text).toBe('one two');
  });

  const toolCall = JSON.stringify({
    choices: [{ index: 0, delta: { tool_calls: [{ index: 0, function: { name: 'f', arguments: '{' } }] } }],
  });
  it.each<[string, () => Response, Partial<Args<'conversational'>>, CallOptions]>([
    ['without the option', () => cut('one'), {}, { failover: true }],
    ['of several answers', () => cut('one'), { n: 2 }, {}],
    ['with a format', () => cut('{"a":'), { responseFormat: { type: 'object' } }, {}],
    ['within a tool call', () => eventStream([event(delta('one')), event(toolCall)]), {}, {}],
    ['by an error of the provider', () => eventStream([event(delta('one')), event('{"error":"overloaded"}')]), {}, {}],
  ])('is not continued %s', async (_, response, args, options) => {
    const { error, requests } = await read([response], args, options);
    expect(error).toMatchObject({ partial: { count: expect.any(Number) } });
    expect(requests).toHaveLength(1);
  });

  it('ends with the reason of an abort', async () => {
    const abort = new AbortController();
    const onEvent = ({ type }: CallEvent) => void (type === 'failover' && abort.abort(new Error('enough')));
    const { error, requests } = await read([() => cut('one')], {}, { signal: abort.signal, onEvent });
    expect(error).toMatchObject({ message: 'enough' });
    expect(requests).toHaveLength(1);
  });

  it('has every request among its attempts', async () => {
    const responses = [cut('one '), whole('two')];
    const fetch = fakeFetch((_, number) => responses[number - 1] ?? new Response());
    const { data, response } = await chatCompletionStream(ARGS, { ...ON, fetch }).withResponse();
    for await (const _ of data);
    expect(response.attempts.map(({ provider, reason }) => [provider, reason])).toEqual([
      ['groq', 'interrupted'],
      ['groq', undefined],
    ]);
  });
});
