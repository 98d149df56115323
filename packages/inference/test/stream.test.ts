import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { chatCompletionStream, ProviderApiError, StreamInterruptedError } from '../src/index.ts';
import { ARGS, CHAT, delta, eventStream, fakeFetch, MAPPING, silentAfter } from './support/fake-fetch.ts';

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Streams a chat completion; returns its chunks, and the error that ended it. */
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

describe('a streamed answer', () => {
  it('keeps the text of a last event that nothing ends', async () => {
    const answer = () => eventStream([`data: ${delta('Hel')}\n\n`, `data: ${delta('lo', 'stop')}`]);
    expect(await chat(answer)).toMatchObject({ text: 'Hello', error: undefined });
  });

  it('reads past the stray quote after the last event of cerebras', async () => {
    const answer = () => eventStream([`data: ${delta('Hello')}\n\n`, `data: ${delta('', 'stop')}"`]);
    expect(await chat(answer)).toMatchObject({ text: 'Hello', error: undefined });
  });

  it.each([
    'data: [DONE]',
    'data:[DONE]',
    'data: [DONE] ',
    'data:  [DONE]',
    'event: done\ndata: [DONE]',
    'data: "[DONE]"',
    'data: [done]',
  ])('ends at the marker %j and ignores what follows', async (marker) => {
    const answer = () => eventStream([`data: ${delta('a')}\n\n${marker}\n\ndata: ${delta('b')}\n\n`]);
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
      'data: {"detail":"overloaded"}\n\n',
      'data: {"object":"error","message":"overloaded","code":40303}\n\n',
      '{"error":{"message":"overloaded"}}\n',
      '{\n  "error": {\n    "message": "overloaded"\n  }\n}',
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

  it('is complete when every alternative is, and not before', async () => {
    const ended = (index: number) =>
      JSON.stringify({ choices: [{ index, delta: { content: 'x' }, finish_reason: 'stop' }] });
    const read = async (...indexes: number[]) => {
      const fetch = fakeFetch(() => eventStream(indexes.map((index) => `data: ${ended(index)}\n\n`)));
      const chunks = [];
      for await (const chunk of chatCompletionStream({ ...ARGS, n: 2 }, { fetch, mapping: MAPPING }))
        chunks.push(chunk);
      return chunks;
    };
    await expect(read(0)).rejects.toMatchObject({ code: 'STREAM_INTERRUPTED', partial: { count: 1 } });
    await expect(read(0, 0)).rejects.toMatchObject({ code: 'STREAM_INTERRUPTED' });
    await expect(read(0, 1)).resolves.toHaveLength(2);
  });

  it('says how far it came', async () => {
    const { error } = await chat(() => eventStream([`data: ${delta('a')}\n\n`]));
    expect((error as Error).message).toBe('The stream from groq ended early after 1 chunk.');
  });

  it('has no members that change a prototype', async () => {
    const event = `{"__proto__":{"polluted":1},"choices":[{"index":0,"delta":{"content":"a","\\u005f_proto__":{"x":1}},"finish_reason":"stop"}]}`;
    for await (const chunk of chatCompletionStream(ARGS, {
      fetch: fakeFetch(() => eventStream([`data: ${event}\n\n`])),
      mapping: MAPPING,
    })) {
      expect(Object.hasOwn(chunk, '__proto__')).toBe(false);
      expect(Object.getPrototypeOf(Object.assign({}, chunk.choices[0]?.delta))).toBe(Object.prototype);
    }
  });

  it('names the place where an event is no JSON', async () => {
    const { error } = await chat(() => eventStream(['data: {"choices": nope}\n\n', 'data: {}\n\n']));
    expect(error).toMatchObject({ code: 'PROVIDER_OUTPUT', provider: 'groq' });
    expect((error as Error).message).toContain('offset 12: "{\\"choices\\": nope}"');
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

  it('hands over nothing after an abort, however much has come already', async () => {
    let isCancelled = false;
    const abort = new AbortController();
    const reason = new Error('enough');
    const many = Array.from({ length: 5 }, (_, index) => `data: ${delta(String(index))}\n\n`).join('');
    const fetch = fakeFetch(() =>
      silentAfter(many, { 'Content-Type': 'text/event-stream' }, () => (isCancelled = true)),
    );
    const values = chatCompletionStream(ARGS, { fetch, mapping: MAPPING, signal: abort.signal });
    await values.next();
    await values.next();
    abort.abort(reason);
    await expect(values.next()).rejects.toBe(reason);
    expect(await values.next()).toEqual({ done: true, value: undefined });
    await new Promise((resolve) => setTimeout(resolve));
    expect(isCancelled).toBe(true);
    expect(getEventListeners(abort.signal, 'abort')).toHaveLength(0);
  });

  it('ends with the reason of the abort although a piece has just come', async () => {
    const abort = new AbortController();
    const fetch = fakeFetch(() => eventStream([`data: ${delta('a')}\n\n`, `data: ${delta('b')}\n\n`]));
    const values = chatCompletionStream(ARGS, { fetch, mapping: MAPPING, signal: abort.signal });
    await values.next();
    const next = values.next();
    // Long enough for the piece, which is there, to be on its way through the generators.
    await Promise.resolve();
    abort.abort();
    await expect(next).rejects.toBe(abort.signal.reason);
  });
});
