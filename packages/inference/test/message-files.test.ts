import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { prepare } from '../src/call/prepare.ts';
import { type CallOptions, type ChatMessagePart, InferenceClient } from '../src/index.ts';
import { CHAT, delta, eventStream, fakeFetch, MAPPING } from './support/fake-fetch.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PNG_URL = `data:image/png;base64,${PNG.toString('base64')}`;
const WAV = Buffer.from('RIFF\0\0\0\0WAVE', 'latin1');
const folder = await mkdtemp(join(tmpdir(), 'hubkit-messages-'));
const path = join(folder, 'cat.png');
await writeFile(path, PNG);
afterAll(() => rm(folder, { recursive: true }));

/** Sends a message with a part; returns the part as the service gets it, or the error. */
async function send(part: ChatMessagePart, options: CallOptions = {}) {
  const fetch = fakeFetch(() => Response.json(CHAT));
  const client = new InferenceClient('key', { fetch, mapping: MAPPING, retry: false, ...options });
  const messages = [
    { role: 'system', content: 'Look.' },
    { role: 'user', content: [{ type: 'text', text: 'What is it?' }, part] },
  ];
  const outcome = await client
    .chatCompletion({ provider: 'groq', model: 'm', messages })
    .catch((error: Error) => error);
  if (outcome instanceof Error) return { error: outcome, requests: fetch.seen.length };
  const body = fetch.seen[0]?.body as { messages: [unknown, { content: [unknown, object] }] };
  expect(body.messages[0]).toEqual(messages[0]);
  return { part: body.messages[1].content[1], requests: fetch.seen.length };
}

const image = (url: NonNullable<ChatMessagePart['image_url']>['url']) =>
  send({ type: 'image_url', image_url: { url } }, { localFiles: true });
const sent = (url: string) => ({ part: { type: 'image_url', image_url: { url } }, requests: 1 });

describe('an image in a message', () => {
  it.each<[string, () => NonNullable<ChatMessagePart['image_url']>['url']]>([
    ['a Blob', () => new Blob([PNG], { type: 'image/png' })],
    ['a Blob without a type', () => new Blob([PNG])],
    ['a Buffer', () => PNG],
    ['an ArrayBuffer', () => Uint8Array.from(PNG).buffer],
    ['a path', () => path],
    ['a file: URL', () => pathToFileURL(path)],
    ['a file: URL as text', () => pathToFileURL(path).href],
    ['a stream', () => new Blob([PNG]).stream()],
  ])('may be %s', async (_, source) => {
    expect(await image(source())).toEqual(sent(PNG_URL));
  });

  it('keeps its other members', async () => {
    const part = { type: 'image_url', image_url: { url: PNG, detail: 'low' }, cache: true };
    expect(await send(part)).toMatchObject({
      part: { type: 'image_url', image_url: { url: PNG_URL, detail: 'low' }, cache: true },
    });
  });

  it.each([
    'https://files.example/cat.png',
    'http://localhost/cat.png',
    'HTTPS://files.example',
    'data:image/png;base64,AA==',
  ])('is left to the service at %s', async (url) => {
    expect(await image(url)).toEqual(sent(url));
    if (!url.startsWith('data:')) expect(await image(new URL(url))).toEqual(sent(new URL(url).href));
  });

  it.each([PNG.toString('base64').repeat(8), `${PNG.toString('base64')}${'A'.repeat(40)}`])(
    'asks for a data URL in place of bare base64',
    async (url) => {
      expect(await image(url)).toMatchObject({
        error: {
          code: 'INPUT',
          message: expect.stringMatching(/^'messages\[1\]\.content\[1\]\.image_url\.url' is base64\. Pass a data URL/),
        },
        requests: 0,
      });
    },
  );

  it('names the part whose file cannot be read', async () => {
    const message = expect.stringMatching(/^'messages\[1\]\.content\[1\]\.image_url\.url' names the file ".*ENOENT/);
    expect(await image('./no-such-file.png')).toMatchObject({ error: { code: 'INPUT', message }, requests: 0 });
    // The types do not allow this.
    const wrong = await image({} as never);
    expect(wrong).toMatchObject({ error: { message: expect.stringContaining('has to be a file') }, requests: 0 });
  });
});

describe('a path in a message', () => {
  const parts = (url: string | URL): readonly ChatMessagePart[] => [
    { type: 'image_url', image_url: { url } },
    { type: 'video_url', video_url: { url } },
    { type: 'input_audio', input_audio: { data: url } },
    { type: 'file', file: { file_data: url } },
  ];
  const paths = [path, pathToFileURL(path), pathToFileURL(path).href, './cat.png', '../secret.txt'];

  it.each(paths.flatMap((source) => parts(source).map((part) => [part.type, String(source), part] as const)))(
    'is not read from a %s at %s unless the program allows it',
    async (_type, _source, part) => {
      for (const options of [{}, { localFiles: undefined }, { localFiles: false }] as CallOptions[]) {
        const refused = { code: 'INPUT', message: expect.stringContaining('`localFiles`') };
        expect(await send(part, options)).toMatchObject({ error: refused, requests: 0 });
      }
    },
  );

  it('is not read where a stream or tools are asked for', async () => {
    const fetch = fakeFetch(() => Response.json(CHAT));
    const client = new InferenceClient('key', { fetch, mapping: MAPPING, retry: false });
    const content = [{ type: 'image_url', image_url: { url: path } }];
    const args = { provider: 'groq' as const, model: 'm', messages: [{ role: 'user', content }] };
    await expect(client.chatCompletionStream(args).final()).rejects.toThrow('`localFiles`');
    await expect(client.runTools({ ...args, tools: [] })).rejects.toThrow('`localFiles`');
    expect(fetch.seen).toEqual([]);
  });
});

describe('a recording in a message', () => {
  const base64 = WAV.toString('base64');
  const audio = (data: NonNullable<ChatMessagePart['input_audio']>['data'], format?: string) =>
    send({ type: 'input_audio', input_audio: { data, ...(format && { format }) } });
  const as = (data: string, format?: string) => ({
    part: { type: 'input_audio', input_audio: { data, ...(format && { format }) } },
    requests: 1,
  });

  it('is base64, with the format of the file', async () => {
    expect(await audio(WAV)).toEqual(as(base64, 'wav'));
    expect(await audio(new Blob([WAV], { type: 'audio/mpeg' }))).toEqual(as(base64, 'mp3'));
    expect(await audio(`data:audio/x-wav;base64,${base64}`)).toEqual(as(base64, 'wav'));
    expect(await audio(WAV, 'pcm16')).toEqual(as(base64, 'pcm16'));
  });

  it('is left as it is where it is base64', async () => {
    expect(await audio(base64, 'wav')).toEqual(as(base64, 'wav'));
    expect(await audio('//uQxAAA')).toEqual(as('//uQxAAA'));
  });
});

describe('a document in a message', () => {
  const document = (file: NonNullable<ChatMessagePart['file']>) => send({ type: 'file', file }, { localFiles: true });
  const url = `data:application/pdf;base64,${Buffer.from('%PDF').toString('base64')}`;

  it('is a data URL with a name', async () => {
    const part = (filename: string, file_data = url) => ({ part: { type: 'file', file: { filename, file_data } } });
    const pdf = { type: 'application/pdf' };
    expect(await document({ file_data: new File(['%PDF'], 'bill.pdf', pdf) })).toMatchObject(part('bill.pdf'));
    expect(await document({ file_data: new Blob(['%PDF'], pdf) })).toMatchObject(part('file.pdf'));
    expect(await document({ file_data: new Blob(['%PDF'], pdf), filename: 'x.pdf' })).toMatchObject(part('x.pdf'));
    expect(await document({ file_data: pathToFileURL(path) })).toMatchObject(part('cat.png', PNG_URL));
  });

  it('may be the id of an uploaded one', async () => {
    expect(await document({ file_id: 'file-7' })).toMatchObject({ part: { file: { file_id: 'file-7' } } });
  });
});

describe('a call whose messages have files', () => {
  const messages = [{ role: 'user', content: [{ type: 'image_url', image_url: { url: PNG } }] }];
  const body = { messages: [{ content: [{ image_url: { url: PNG_URL } }] }] };

  it('may be streamed, repeated, or run tools', async () => {
    const stream = () => eventStream([`data: ${delta('A cat', 'stop')}\n\n`, 'data: [DONE]\n\n']);
    const fetch = fakeFetch(({ body: asked }, number) => {
      if (number === 1) return new Response(null, { status: 503 });
      return (asked as { stream?: boolean }).stream ? stream() : Response.json(CHAT);
    });
    const client = new InferenceClient('key', { fetch, mapping: MAPPING, random: () => 0 });
    await client.chatCompletionStream({ provider: 'groq', model: 'm', messages }).final();
    await client.runTools({ provider: 'groq', model: 'm', messages, tools: [] });
    expect(fetch.seen).toHaveLength(3);
    for (const request of fetch.seen) expect(request.body).toMatchObject(body);
  });

  it('is ended by its signal while they are read', async () => {
    const controller = new AbortController();
    const endless = new ReadableStream<Uint8Array>({ pull: () => controller.abort(new Error('enough')) });
    const content = [{ type: 'image_url', image_url: { url: endless } }];
    const fetch = fakeFetch(() => Response.json(CHAT));
    const client = new InferenceClient('key', { fetch, mapping: MAPPING, signal: controller.signal });
    const call = client.chatCompletion({ provider: 'groq', model: 'm', messages: [{ role: 'user', content }] });
    await expect(call).rejects.toThrow('enough');
    expect(fetch.seen).toEqual([]);
  });

  it('is prepared without sending once they are read', () => {
    const args = { provider: 'groq', model: 'm', messages } as const;
    expect(() => prepare({ task: 'conversational', args })).toThrow(/have to be data URLs or addresses/);
  });
});

describe('an answer to files that a service does not take', () => {
  it('advises an address', async () => {
    const answer = (error: string, status = 400) => fakeFetch(() => Response.json({ error }, { status }));
    const part = { type: 'image_url', image_url: { url: PNG } };
    const refused = await send(part, { fetch: answer('image_url must be an http URL') });
    expect(refused.error?.message).toMatch(
      /must be an http URL\. The files of the messages were sent as data URLs; .* https: address/,
    );
    const other = await send(part, { fetch: answer('max_tokens is too large') });
    expect(other.error?.message).toMatch(/too large$/);
    const address = await send(
      { type: 'image_url', image_url: { url: 'https://x.example' } },
      { fetch: answer('bad image') },
    );
    expect(address.error?.message).toMatch(/bad image$/);
  });
});
