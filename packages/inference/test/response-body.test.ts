import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallEvent, chatCompletion, chatCompletionStream, textToImage } from '../src/index.ts';
import { type Answer, ARGS, CHAT, delta, fakeFetch, MAPPING } from './support/fake-fetch.ts';

function call(answer: Answer, options = {}) {
  return chatCompletion(ARGS, { fetch: fakeFetch(answer), mapping: MAPPING, retry: false, ...options });
}

/** A body in pieces of three bytes. */
function inChunks(bytes: Uint8Array): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 3) controller.enqueue(Uint8Array.from(bytes.subarray(at, at + 3)));
      controller.close();
    },
  });
}

describe('a response', () => {
  it('has no members that change a prototype', async () => {
    const body = JSON.stringify(CHAT).replace('{', '{"__proto__":{"polluted":true},');
    const result = await call(() => new Response(body));
    expect(Object.hasOwn(result, '__proto__')).toBe(false);
    expect(Object.getPrototypeOf(Object.assign({}, result))).toBe(Object.prototype);
    expect(result).toEqual(CHAT);
  });

  it('keeps the word in a text', async () => {
    const body = { ...CHAT, model: '__proto__' };
    expect(await call(() => Response.json(body))).toEqual(body);
  });

  it('is an error when an error stands beside its result', async () => {
    for (const error of ['overloaded', { message: 'overloaded' }]) {
      await expect(call(() => Response.json({ ...CHAT, error }))).rejects.toMatchObject({
        code: 'PROVIDER_API',
        message: 'Failed to perform inference: overloaded',
      });
    }
    expect(await call(() => Response.json({ ...CHAT, error: null }))).toMatchObject(CHAT);
  });

  it('names the place where it stops being JSON', async () => {
    const body = JSON.stringify(CHAT).replace('"Hello"', 'Hello');
    const place = body.indexOf('Hello');
    await expect(call(() => new Response(body))).rejects.toThrow(`no valid JSON at offset ${place}: `);
  });

  it('is named for its encoding where that is why nobody can read it', async () => {
    const utf16 = /\. The text is in UTF-16; JSON and event streams are UTF-8$/;
    const unknown = /\. The response is in the content encoding 'hubkit-9', which this platform does not decode$/;
    const event = `data: ${JSON.stringify(CHAT)}\n\n`;
    const json = { 'Content-Type': 'application/json' };
    const events = { 'Content-Type': 'text/event-stream' };
    const stream = (body: BodyInit, headers: object) => {
      const answer = () => new Response(body, { headers: { ...events, ...headers } });
      return chatCompletionStream(ARGS, { fetch: fakeFetch(answer), mapping: MAPPING, retry: false }).next();
    };
    for (const mark of ['\uFEFF', '']) {
      const bytes = (text: string) => Uint8Array.from(Buffer.from(`${mark}${text}`, 'utf16le'));
      await expect(call(() => new Response(bytes(JSON.stringify(CHAT)), { headers: json }))).rejects.toThrow(utf16);
      await expect(stream(bytes(event), {})).rejects.toThrow(utf16);
    }
    const zipped = (text: string) => Uint8Array.from(gzipSync(text));
    const encoded = { 'Content-Encoding': 'gzip, hubkit-9' };
    const whole = () => new Response(zipped(JSON.stringify(CHAT)), { headers: { ...json, ...encoded } });
    await expect(call(whole)).rejects.toThrow(unknown);
    await expect(stream(zipped(event), encoded)).rejects.toThrow(unknown);
  });

  it('has U+FFFD in place of bytes that are not UTF-8', async () => {
    const [before = '', after = ''] = JSON.stringify(CHAT).split('Hello');
    const body = Buffer.concat([Buffer.from(before), Buffer.from([0x48, 0xff, 0xc3, 0x28]), Buffer.from(after)]);
    const { choices } = await call(() => new Response(Uint8Array.from(body)));
    expect(choices[0]?.message.content).toBe('H\ufffd\ufffd(');
  });

  it('that is not UTF-8 causes one warning, plain and streamed, and a text with U+FFFD of its own none', async () => {
    const faulty = Buffer.from([0x48, 0xff, 0xc3, 0x28]);
    const warningsOf = async (text: Buffer, isStream: boolean) => {
      const answer = isStream ? `data: ${delta('Hello', 'stop')}\n\ndata: [DONE]\n\n` : JSON.stringify(CHAT);
      const [before = '', after = ''] = answer.split('Hello');
      const bytes = Buffer.concat([Buffer.from(before), text, Buffer.from(after)]);
      const type = isStream ? 'text/event-stream' : 'application/json';
      const warnings: string[] = [];
      const options = {
        fetch: fakeFetch(() => new Response(inChunks(bytes), { headers: { 'Content-Type': type } })),
        mapping: MAPPING,
        onEvent: (event: CallEvent) => event.type === 'warning' && warnings.push(event.message),
      };
      if (isStream) for await (const _ of chatCompletionStream(ARGS, options));
      else await chatCompletion(ARGS, options);
      return warnings;
    };
    for (const isStream of [false, true]) {
      expect(await warningsOf(faulty, isStream)).toEqual([
        'groq conversational: the response has bytes that are not UTF-8; U+FFFD stands in their place.',
      ]);
      expect(await warningsOf(Buffer.from('\u{1F680} \uFFFD ü'), isStream)).toEqual([]);
    }
  });

  it('may have more encodings than the platform decodes: asked for twice, as it may be chance', async () => {
    const failed = new TypeError('fetch failed', { cause: new Error('too many content-encodings in response: 50') });
    const cut = Object.assign(new Error('incorrect data check'), { code: 'Z_DATA_ERROR' });
    for (const error of [failed, cut]) {
      const fetch = fakeFetch(() => Promise.reject(error));
      const result = chatCompletion(ARGS, { fetch, mapping: MAPPING, random: () => 0 });
      await expect(result).rejects.toMatchObject({ code: 'CONNECTION', fault: 'decode' });
      expect(fetch.seen).toHaveLength(2);
    }
  });
});

describe('a compressed response', () => {
  const PNG = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.from(Array.from({ length: 9000 }, (_, index) => Math.imul(index + 1, 2654435761) >>> 24)),
    Buffer.from('\0\0\0\0IEND', 'latin1'),
  ]);
  const bodies: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
    whole: ['image/png', gzipSync(PNG)],
    cut: ['image/png', gzipSync(PNG).subarray(0, gzipSync(PNG).length >> 1)],
    bomb: ['application/json', gzipSync(Buffer.alloc(8 * 2 ** 20, ' '))],
  };
  const server = createServer((request, response) => {
    const [type = '', body = ''] = bodies[request.url?.split('/')[1] ?? ''] ?? [];
    response
      .writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip', 'Content-Length': body.length })
      .end(body);
  });
  let origin = '';

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    origin = `http://127.0.0.1:${address instanceof Object ? address.port : 0}`;
  });
  afterAll(() => void server.close());

  const draw = (path: string) => textToImage({ endpointUrl: `${origin}/${path}`, inputs: 'a cat' }, { retry: false });

  it('is a file when it is whole, and a broken connection when it is cut short', async () => {
    expect((await draw('whole')).size).toBe(PNG.length);
    await expect(draw('cut')).rejects.toMatchObject({ code: 'CONNECTION', fault: 'reset' });
  });

  it('is given up at the limit, however small it came', async () => {
    const options = { maxBytes: { json: 2 ** 20 }, retry: false } as const;
    await expect(chatCompletion({ endpointUrl: `${origin}/bomb`, messages: [] }, options)).rejects.toMatchObject({
      code: 'LIMIT',
    });
  });
});
