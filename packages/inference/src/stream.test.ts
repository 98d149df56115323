import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../test/support/fake-clock.ts';
import { CHAT, eventStream, fakeFetch, never, silentAfter } from '../test/support/fake-fetch.ts';
import {
  type Args,
  chatCompletionStream,
  InferenceError,
  ProviderApiError,
  StreamInterruptedError,
  TimeoutError,
} from './index.ts';
import { readEvents } from './stream.ts';

const MAPPING = { m: [{ provider: 'groq', providerId: 'm', hfModelId: 'm', task: 'conversational', status: 'live' }] };
const ARGS: Args<'conversational'> = { provider: 'groq', model: 'm', messages: [], accessToken: 'key' };

async function* bytesOf(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

async function eventsOf(pieces: Iterable<Uint8Array>): Promise<{ name: string | undefined; data: string }[]> {
  const events = [];
  for await (const { name, data } of readEvents(bytesOf(pieces), 1e6)) events.push({ name, data });
  return events;
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function delta(content: string, finish: string | null = null): string {
  return JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] });
}

/** What a caller gets from a stream with these events, and what came after it. */
async function chat(answer: () => Response, options = {}) {
  const fetch = fakeFetch(answer);
  const chunks: string[] = [];
  let error: unknown;
  try {
    for await (const chunk of chatCompletionStream(ARGS, { fetch, mapping: MAPPING, retry: false, ...options })) {
      chunks.push(chunk.choices[0]?.delta.content ?? '');
    }
  } catch (reason) {
    error = reason;
  }
  return { text: chunks.join(''), chunks, error, seen: fetch.seen };
}

describe('events', () => {
  const TEXT = [
    '\uFEFF: hello\r\n',
    'data: {"a":"ü😀"}\n\n',
    'event: error\rdata: no\r\r',
    'data:first\r\ndata: second\r\n\r\n',
    'unknown: x\nid: 7\nretry: 3\ndata\n\n',
    ':ping\n\n',
    'data: last',
  ].join('');
  const EVENTS = [
    { name: undefined, data: '{"a":"ü😀"}' },
    { name: 'error', data: 'no' },
    { name: undefined, data: 'first\nsecond' },
    { name: undefined, data: 'last' },
  ];

  it('are the same wherever the bytes are cut once', async () => {
    const bytes = encode(TEXT);
    for (let cut = 0; cut <= bytes.length; cut++) {
      expect(await eventsOf([bytes.slice(0, cut), bytes.slice(cut)]), `cut at ${cut}`).toEqual(EVENTS);
    }
  });

  it('are the same byte by byte', async () => {
    expect(await eventsOf(Array.from(encode(TEXT), (byte) => Uint8Array.of(byte)))).toEqual(EVENTS);
  });

  it('are the same for any text, line ends and cuts', async () => {
    const line = fc.constantFrom('\n', '\r', '\r\n');
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((value) => `x${value.replace(/\s/g, '')}`);
    const event = fc.record({ values: fc.array(text, { minLength: 1, maxLength: 3 }), end: line });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 5 }), fc.array(fc.nat(200), { maxLength: 6 }), async (list, at) => {
        const source = list
          .map(({ values, end }) => values.map((value) => `data: ${value}${end}`).join('') + end)
          .join('');
        const bytes = encode(source);
        const cuts = [0, ...at.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
        const pieces = cuts.slice(1).map((end, index) => bytes.slice(cuts[index], end));
        expect((await eventsOf(pieces)).map(({ data }) => data)).toEqual(list.map(({ values }) => values.join('\n')));
      }),
      { numRuns: 200 },
    );
  });

  it('may be as long as the caller allows, and no longer', async () => {
    const events = readEvents(bytesOf([encode(`data: ${'x'.repeat(2000)}\n\n`)]), 1000);
    await expect(events.next()).resolves.toMatchObject({ done: false });
    const pieces = Array.from({ length: 20 }, () => encode('x'.repeat(100)));
    const tooLong = readEvents(bytesOf([encode('data: '), ...pieces]), 1000);
    await expect(tooLong.next()).rejects.toMatchObject({ code: 'LIMIT' });
  });
});

describe('a streamed answer', () => {
  it('keeps the text of a last event that nothing ends', async () => {
    const answer = () => eventStream([`data: ${delta('Hel')}\n\n`, `data: ${delta('lo', 'stop')}`]);
    expect(await chat(answer)).toMatchObject({ text: 'Hello', error: undefined });
  });

  it('reads past the stray quote after the last event of cerebras', async () => {
    const answer = () => eventStream([`data: ${delta('Hello')}\n\n`, `data: ${delta('', 'stop')}"`]);
    expect(await chat(answer)).toMatchObject({ text: 'Hello', error: undefined });
  });

  it('ends at the end marker and ignores what follows', async () => {
    const answer = () => eventStream([`data: ${delta('a')}\n\ndata: [DONE] \n\ndata: ${delta('b')}\n\n`]);
    expect(await chat(answer)).toMatchObject({ text: 'a', error: undefined });
  });

  it('passes on the usage that comes without choices', async () => {
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
    const answer = () =>
      eventStream([`data: ${delta('a', 'stop')}\n\ndata: ${JSON.stringify({ choices: [], usage })}\n\n`]);
    expect((await chat(answer)).chunks).toEqual(['a', '']);
  });

  it('is an error with the partial text when it is cut off without a word', async () => {
    const { error, text } = await chat(() => eventStream([`data: ${delta('Hel')}\n\n`, `data: ${delta('lo')}\n\n`]));
    expect(text).toBe('Hello');
    expect(StreamInterruptedError.is(error)).toBe(true);
    expect(error).toMatchObject({ partial: { text: 'Hello', count: 2 }, provider: 'groq' });
  });

  it('is an error with the partial text when the connection breaks', async () => {
    const answer = () => {
      let count = 0;
      const body = new ReadableStream({
        pull(controller) {
          if (count++ === 0) controller.enqueue(encode(`data: ${delta('Hi')}\n\n`));
          else controller.error(new TypeError('terminated'));
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    };
    const { error } = await chat(answer);
    expect(StreamInterruptedError.is(error)).toBe(true);
    expect(error).toMatchObject({ partial: { text: 'Hi' }, cause: { fault: 'unknown' } });
  });

  it('is an error of the provider when an event says so, with what had come', async () => {
    for (const event of [
      'data: {"error":{"message":"overloaded"}}\n\n',
      'data: {"error":"overloaded","error_type":"x"}\n\n',
      'event: error\ndata: {"message":"overloaded"}\n\n',
      'event: error\ndata: overloaded\n\n',
    ]) {
      const { error, text } = await chat(() => eventStream([`data: ${delta('Hi')}\n\n`, event]));
      expect(text).toBe('Hi');
      expect(ProviderApiError.is(error)).toBe(true);
      expect((error as Error).message).toMatch(/: overloaded$/);
      expect(error).toMatchObject({ partial: { text: 'Hi' } });
    }
  });

  it('takes a null error for none, and the word in a text for a word', async () => {
    const chunk = { ...JSON.parse(delta('an error', 'stop')), error: null };
    expect(await chat(() => eventStream([`data: ${JSON.stringify(chunk)}\n\n`]))).toMatchObject({
      text: 'an error',
      error: undefined,
    });
  });

  it('names the place where an event is no JSON', async () => {
    const { error } = await chat(() => eventStream(['data: {"choices": nope}\n\n', 'data: {}\n\n']));
    expect(error).toMatchObject({ code: 'PROVIDER_OUTPUT', provider: 'groq' });
    expect((error as Error).message).toContain('nope');
  });

  it('takes a whole answer for one piece', async () => {
    expect(await chat(() => Response.json(CHAT))).toMatchObject({ text: 'Hello', error: undefined });
    expect((await chat(() => Response.json({ error: 'no' }))).error).toMatchObject({ code: 'PROVIDER_API' });
  });

  it('is refused as a page, and as nothing', async () => {
    const page = await chat(() => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }));
    expect((page.error as Error).message).toContain('it returned text/html');
    const nothing = await chat(() => eventStream([]));
    expect(nothing.error).toMatchObject({ code: 'PROVIDER_OUTPUT' });
  });

  it('is cancelled upstream when the loop is left', async () => {
    for (const leave of ['break', 'throw'] as const) {
      let isCancelled = false;
      const endless = (function* () {
        for (;;) yield `data: ${delta('x')}\n\n`;
      })();
      const fetch = fakeFetch(() =>
        eventStream(endless, () => {
          isCancelled = true;
        }),
      );
      const run = async () => {
        for await (const _ of chatCompletionStream(ARGS, { fetch, mapping: MAPPING })) {
          if (leave === 'break') break;
          throw new Error('leaving');
        }
      };
      await run().catch(() => undefined);
      expect(isCancelled, leave).toBe(true);
    }
  });

  it('is not read ahead of its consumer', async () => {
    let pulled = 0;
    const endless = (function* () {
      for (;;) {
        pulled++;
        yield `data: ${delta('x')}\n\n`;
      }
    })();
    const values = chatCompletionStream(ARGS, { fetch: fakeFetch(() => eventStream(endless)), mapping: MAPPING });
    await values.next();
    await values.next();
    expect(pulled).toBeLessThan(6);
    await values.return();
  });

  it('ends with the reason of the abort while it waits for the next piece', async () => {
    let isCancelled = false;
    const abort = new AbortController();
    const fetch = fakeFetch(() =>
      silentAfter(`data: ${delta('x')}\n\n`, { 'Content-Type': 'text/event-stream' }, () => {
        isCancelled = true;
      }),
    );
    const values = chatCompletionStream(ARGS, { fetch, mapping: MAPPING, signal: abort.signal });
    await values.next();
    const next = values.next();
    const reason = new Error('enough');
    abort.abort(reason);
    await expect(next).rejects.toBe(reason);
    expect(isCancelled).toBe(true);
  });
});

describe('the limits of time of a stream', () => {
  const timeouts = { headersMs: 1000, firstContentMs: 2000, idleMs: 3000 };
  const run = (answer: (init: RequestInit) => Response | Promise<Response>, options = {}) => {
    const clock = createFakeClock();
    const fetch = fakeFetch(({ init }) => answer(init));
    const result = (async () => {
      const all = [];
      for await (const chunk of chatCompletionStream(ARGS, {
        fetch,
        mapping: MAPPING,
        clock,
        timeouts,
        retry: false,
        ...options,
      })) {
        all.push(chunk);
      }
      return all;
    })().catch((error: unknown) => error);
    return { clock, fetch, result: () => clock.finish(result) };
  };
  const SSE = { 'Content-Type': 'text/event-stream' };

  it('end the wait for headers', async () => {
    const { result, clock } = run(never);
    expect(await result()).toMatchObject({ code: 'TIMEOUT', layer: 'headers' });
    expect(clock.now()).toBe(1000);
    expect(clock.pending).toBe(0);
  });

  it('end the wait for content, even when there are signs of life', async () => {
    expect(await run(() => silentAfter('', SSE)).result()).toMatchObject({ layer: 'firstContent' });
    const { result, clock } = run(() => silentAfter(': ping\n\n', SSE), { timeouts: { ...timeouts, idleMs: 5000 } });
    expect(await result()).toMatchObject({ layer: 'firstContent' });
    expect(clock.now()).toBe(2000);
  });

  it('end a pause, with the text so far', async () => {
    const { result, clock } = run(() => silentAfter(`data: ${delta('Hi')}\n\n`, SSE));
    const error = await result();
    expect(TimeoutError.is(error)).toBe(true);
    expect(error).toMatchObject({ layer: 'idle', partial: { text: 'Hi', count: 1 } });
    expect(clock.pending).toBe(0);
  });

  it('ask again when nothing had come', async () => {
    const { result, fetch } = run(() => silentAfter('', SSE), { retry: { attempts: 3 }, random: () => 1 });
    expect(InferenceError.is(await result())).toBe(true);
    expect(fetch.seen).toHaveLength(3);
  });

  it('never ask again when something had come', async () => {
    const { result, fetch } = run(() => silentAfter(`data: ${delta('Hi')}\n\n`, SSE), { retry: { attempts: 3 } });
    await result();
    expect(fetch.seen).toHaveLength(1);
  });
});
