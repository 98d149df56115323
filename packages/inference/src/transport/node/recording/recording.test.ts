import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ARGS, CHAT, delta, eventStream, fakeFetch, MAPPING } from '../../../../test/support/fake-fetch.ts';
import { InferenceClient, InputError, StreamInterruptedError } from '../../../index.ts';
import { recordTo } from './record-to.ts';
import { replayFrom } from './replay-from.ts';

const KEY = 'gsk_0123456789abcdef';
const root = await mkdtemp(join(tmpdir(), 'hubkit-recording-'));
let folder = root;
beforeEach(async () => {
  folder = join(await mkdtemp(join(root, 'test-')), 'new');
});
afterAll(() => rm(root, { recursive: true }));

const args = (content: string) => ({ ...ARGS, accessToken: KEY, messages: [{ role: 'user', content }] });
const createClient = (fetch: unknown) =>
  new InferenceClient(KEY, { fetch: fetch as typeof globalThis.fetch, mapping: MAPPING, retry: false });

const EVENTS = ['Hel', 'lo 😀'].map((text) => `data: ${delta(text)}\n\n`);
const END = [`data: ${delta('', 'stop')}\n\n`, 'data: [DONE]\n\n'];

async function readText(stream: AsyncIterable<{ choices: { delta: { content?: string | null | undefined } }[] }>) {
  let text = '';
  for await (const { choices } of stream) text += choices[0]?.delta.content ?? '';
  return text;
}

async function filesIn(path: string) {
  const names = (await readdir(path)).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(path, name), 'utf8') })));
}

describe('a recording', () => {
  it('is written once for a response that is left while its end is written', async () => {
    const record = recordTo(folder, { fetch: fakeFetch(() => new Response('whole')) });
    const leave = async () => {
      const reader = (await record('https://a.test/v1')).body?.getReader();
      await reader?.read();
      const end = reader?.read();
      // Time for the end to arrive, not for it to be written.
      await new Promise((resolve) => setImmediate(resolve));
      await Promise.all([reader?.cancel(), end]);
    };
    await Promise.all(Array.from({ length: 50 }, leave));
    await record.written();
    const responses = (await filesIn(folder)).map(({ text }) => JSON.parse(text).response);
    expect(responses).toHaveLength(50);
    expect(responses.filter(({ end }) => end === 'cancelled')).toEqual([]);
  });

  it('has a response whose reader stops after the bytes that Content-Length declares', async () => {
    const text = JSON.stringify(CHAT);
    const fetch = fakeFetch(() => new Response(text, { headers: { 'content-length': String(text.length) } }));
    const record = recordTo(folder, { fetch });
    const reader = (await record('https://api.groq.com/openai/v1/models')).body?.getReader();
    await reader?.read();
    await record.written();
    expect(await filesIn(folder)).toEqual([expect.objectContaining({ text: expect.stringContaining('Hello') })]);
  });

  it('is one file for each exchange, without credentials, also those that the service repeats', async () => {
    const fetch = fakeFetch((_, number) =>
      number === 1
        ? Response.json(
            { ...CHAT, echo: `You are ${KEY} of Ada` },
            { headers: { 'Set-Cookie': 'session=1', 'X-Request-Id': KEY } },
          )
        : eventStream([...EVENTS, `data: ${JSON.stringify({ choices: [], key: KEY.slice(0, 9) })}\n\n`, ...END]),
    );
    const record = recordTo(pathToFileURL(folder), { fetch, redact: (text) => text.replaceAll('Ada', 'X') });
    const client = createClient(record);
    await client.chatCompletion(args('I am Ada'));
    await readText(client.chatCompletionStream(args('Hello')));
    await record.written();
    const files = await filesIn(folder);
    expect(files.map(({ name }) => name)).toEqual([
      '0001-POST-api.groq.com-openai-v1-chat-completions.json',
      '0002-POST-api.groq.com-openai-v1-chat-completions.json',
    ]);
    for (const { text } of files) expect(text).not.toMatch(/gsk_0123456789abcdef|session=1|Ada/);
    expect(JSON.parse(files[0]?.text ?? '')).toMatchObject({
      version: 1,
      request: {
        method: 'POST',
        url: 'https://api.groq.com/openai/v1/chat/completions',
        headers: { 'content-type': 'application/json' },
        body: { json: { messages: [{ role: 'user', content: 'I am X' }] } },
      },
      response: {
        status: 200,
        headers: { 'x-request-id': '[redacted]' },
        chunks: [{ text: expect.stringContaining('You are [redacted] of X') }],
      },
    });
    expect(
      JSON.parse(files[1]?.text ?? '').response.chunks.map(({ afterMs }: { afterMs: number }) => typeof afterMs),
    ).toEqual(Array(5).fill('number'));
    const again = recordTo(folder, { fetch });
    await readText(createClient(again).chatCompletionStream(args('More')));
    await again.written();
    expect((await readdir(folder)).length).toBe(3);
  });

  it('can be read by its user only, and holds no key in base64', async () => {
    const echo = { ...CHAT, echo: [btoa(`Bearer ${KEY}`), btoa(`user:${KEY}`)] };
    const record = recordTo(folder, { fetch: fakeFetch(() => Response.json(echo)) });
    await createClient(record).chatCompletion(args('Hello'));
    await record.written();
    const [file] = await filesIn(folder);
    expect(file?.text).toContain('Hello');
    for (const encoded of echo.echo) expect(file?.text).not.toContain(encoded.slice(12, -4));
    // Windows has no such modes.
    const mode = (await stat(join(folder, file?.name ?? ''))).mode & 0o777;
    expect(mode).toBe(process.platform === 'win32' ? mode : 0o600);
  });

  it('is replayed: plain, streamed, an error response, a broken stream, a broken connection', async () => {
    const broken = () =>
      new ReadableStream(
        {
          pull(controller) {
            controller.enqueue(new TextEncoder().encode(EVENTS[0]));
            controller.error(new TypeError('terminated'));
          },
        },
        { highWaterMark: 0 },
      );
    const answers = [
      () => Response.json(CHAT),
      () => eventStream([...inBytes(EVENTS.join('')), ...END]),
      () => Response.json({ error: { message: 'Slow down.' } }, { status: 429, headers: { 'Retry-After': '100' } }),
      () => new Response(createEventStream(EVENTS[0] ?? ''), { headers: { 'Content-Type': 'text/event-stream' } }),
      () => new Response(broken(), { headers: { 'Content-Type': 'text/event-stream' } }),
      () => {
        throw Object.assign(new TypeError('fetch failed'), {
          cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }),
        });
      },
    ];
    const fetch = fakeFetch((_, number) => (answers[number - 1] ?? answers[0])?.() as Response);
    const run = async (client: InferenceClient) => [
      (await client.chatCompletion(args('1'))).choices[0]?.message.content,
      await readText(client.chatCompletionStream(args('2'))),
      await client.chatCompletion(args('3')).catch(({ message, retryAfterMs }) => ({ message, retryAfterMs })),
      await readText(client.chatCompletionStream(args('4'))).catch((error) => [
        StreamInterruptedError.is(error),
        error.partial,
      ]),
      await readText(client.chatCompletionStream(args('5'))).catch(({ code, message }) => ({ code, message })),
      await client.chatCompletion(args('6')).catch(({ code, fault, errno }) => ({ code, fault, errno })),
    ];
    const record = recordTo(folder, { fetch });
    const live = await run(createClient(record));
    expect(live[1]).toBe('Hello 😀');
    await record.written();
    const replay = replayFrom(folder);
    expect(await run(createClient(replay))).toEqual(live);
    expect(replay.remaining()).toEqual([]);
  });

  it('has files and forms', async () => {
    const bytes = new Uint8Array([0, 255, 10]);
    const record = recordTo(folder, {
      fetch: async () => new Response(bytes, { headers: { 'Content-Type': 'audio/wav' } }),
    });
    const form = () => {
      const data = new FormData();
      data.set('model', 'm');
      data.set('file', new Blob([bytes]), 'a.wav');
      return data;
    };
    const post = (fetch: typeof record, body: BodyInit) =>
      fetch('https://a.example/x?key=1', { method: 'POST', body }).then((response) => response.arrayBuffer());
    for (const body of [form(), bytes, 'text']) expect(new Uint8Array(await post(record, body))).toEqual(bytes);
    await record.written();
    const replay = replayFrom(folder) as unknown as typeof record;
    for (const body of ['text', form(), bytes]) expect(new Uint8Array(await post(replay, body))).toEqual(bytes);
    expect((await filesIn(folder))[0]?.text).toContain('"boundary=…"'.slice(1, -1));
  });

  it('says that the reader left', async () => {
    const record = recordTo(folder, { fetch: fakeFetch(() => eventStream([...EVENTS, ...END])) });
    for await (const _ of createClient(record).chatCompletionStream(args('1'))) break;
    const written = () => record.written().then(() => filesIn(folder));
    await expect.poll(written).toHaveLength(1);
    expect(JSON.parse((await written())[0]?.text ?? '').response).toMatchObject({ end: 'cancelled' });
  });
});

describe('a replay', () => {
  beforeEach(async () => {
    const record = recordTo(folder, { fetch: fakeFetch((_, number) => Response.json({ ...CHAT, id: `${number}` })) });
    const client = createClient(record);
    for (const content of ['a', 'a', 'b']) await client.chatCompletion(args(content));
    await record.written();
  });
  const ids = async (client: InferenceClient, contents: readonly string[]) => {
    const found: string[] = [];
    for (const content of contents) found.push((await client.chatCompletion(args(content))).id);
    return found;
  };

  it('takes each exchange once and in order when it is strict', async () => {
    const replay = replayFrom(pathToFileURL(folder));
    const client = createClient(replay);
    expect(await ids(client, ['b', 'a'])).toEqual(['3', '1']);
    expect(replay.remaining()).toHaveLength(1);
    expect(await ids(client, ['a'])).toEqual(['2']);
    await expect(ids(client, ['a'])).rejects.toThrow(/was recorded 2 times, and all of them were replayed/);
    await expect(ids(client, ['c'])).rejects.toThrow(/its body differs from those that were recorded \(messages\)/);
    const other = client.chatCompletion({ ...args('a'), provider: 'together' });
    await expect(other).rejects.toThrow(InputError);
  });

  it('repeats the last exchange that fits when it is loose', async () => {
    const client = createClient(replayFrom(folder, { mode: 'loose' }));
    expect(await ids(client, ['b', 'b', 'c', 'c', 'c', 'a'])).toEqual(['3', '3', '1', '2', '3', '2']);
  });

  it('refuses a folder that is none of a recording', async () => {
    const { writeFile } = await import('node:fs/promises');
    await writeFile(join(folder, '0000.json'), '{"version":2}');
    expect(() => replayFrom(folder)).toThrow(/0000\.json is not an exchange/);
  });

  it.each(['', '{"version":1', 'null', '[]'])('names the file of a recording that holds %j', async (text) => {
    const { writeFile } = await import('node:fs/promises');
    await writeFile(join(folder, '0000.json'), text);
    expect(() => replayFrom(folder)).toThrow(InputError);
    expect(() => replayFrom(folder)).toThrow(/0000\.json/);
  });

  it('names what it cannot read at all', async () => {
    const { mkdir } = await import('node:fs/promises');
    const missing = join(folder, 'missing');
    expect(() => replayFrom(missing)).toThrow(InputError);
    expect(() => replayFrom(missing)).toThrow(missing);
    await mkdir(join(folder, '0000.json'));
    expect(() => replayFrom(folder)).toThrow(InputError);
    expect(() => replayFrom(folder)).toThrow(/0000\.json/);
  });

  it('keeps pauses on request, and ends them when the call is aborted', async () => {
    const { writeFile } = await import('node:fs/promises');
    const exchange = {
      version: 1,
      request: { method: 'GET', url: 'https://a.example/', headers: {} },
      response: {
        status: 200,
        statusText: '',
        headers: {},
        chunks: [
          { afterMs: 1, text: 'a' },
          { afterMs: 1e8, text: 'b' },
        ],
      },
    };
    await writeFile(join(folder, '9.json'), JSON.stringify(exchange));
    const abort = new AbortController();
    const { body } = await replayFrom(folder, { timings: true })('https://a.example/', { signal: abort.signal });
    const reader = body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('a');
    abort.abort(new Error('enough'));
    await expect(reader?.read()).rejects.toThrow('enough');
  });
});

/** The bytes of a text, cut without regard to characters. */
function inBytes(text: string): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  return Array.from({ length: Math.ceil(bytes.length / 7) }, (_, part) => bytes.subarray(part * 7, part * 7 + 7));
}

function createEventStream(text: string): ReadableStream<Uint8Array> {
  // A stream that ends without its end marker.
  return new Response(text).body as ReadableStream<Uint8Array>;
}
