import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { prepare } from '../src/call/prepare.ts';
import {
  type AutomaticSpeechRecognitionArgs,
  type CallOptions,
  InferenceClient,
  type MappingEntry,
} from '../src/index.ts';
import type { Call } from '../src/presets/provider-kit.ts';
import { type Answer, fakeFetch } from './support/fake-fetch.ts';

type Source = Extract<AutomaticSpeechRecognitionArgs, { readonly inputs: unknown }>['inputs'];

const TASK = 'automatic-speech-recognition';
const FLAC = Uint8Array.from('fLaC-recording', (character) => character.charCodeAt(0));
const FLAC_BASE64 = Buffer.from(FLAC).toString('base64');
const folder = await mkdtemp(join(tmpdir(), 'hubkit-files-'));
const path = join(folder, 'a recording.flac');
await writeFile(path, FLAC);

const pipe = join(folder, 'pipe');
execFileSync('mkfifo', [pipe]);

afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());

/** Transcribes a recording; returns what was sent, and the requests that were made. */
async function send(
  inputs: unknown,
  options: CallOptions = {},
  download = () => new Response(FLAC),
  upload: Answer = () => Response.json({ text: 'hello' }),
) {
  const fetch = fakeFetch((request, number) => (request.method === 'GET' ? download() : upload(request, number)));
  const entry: MappingEntry = {
    provider: 'hf-inference',
    providerId: 'o/m',
    hfModelId: 'o/m',
    task: TASK,
    status: 'live',
  };
  const client = new InferenceClient('hf_abcdefgh', { fetch, retry: false, mapping: { 'o/m': [entry] }, ...options });
  await client.automaticSpeechRecognition({ provider: 'hf-inference', model: 'o/m', inputs: inputs as Source });
  const file = fetch.seen.at(-1)?.body as Blob;
  return { type: file.type, bytes: new Uint8Array(await file.arrayBuffer()), seen: fetch.seen };
}

function errorOf(inputs: unknown, options?: CallOptions, download?: () => Response): Promise<Error> {
  return send(inputs, options, download).then(
    () => {
      throw new Error('The call has to fail.');
    },
    (error: Error) => error,
  );
}

/** A view into a larger buffer, as those of Node's pool are. */
function within<View>(make: (buffer: ArrayBuffer, offset: number) => View): View {
  const buffer = new ArrayBuffer(FLAC.length + 8);
  new Uint8Array(buffer).set(FLAC, 8);
  return make(buffer, 8);
}

async function* chunks() {
  yield FLAC.subarray(0, 3);
  yield Buffer.from(FLAC.subarray(3));
}

/** Chunks that share one memory. */
async function* reusing() {
  const memory = new Uint8Array(1);
  for (const byte of FLAC) {
    memory[0] = byte;
    yield memory;
  }
}

/** A stream of a browser whose streams cannot be iterated. */
function readOnly(): ReadableStream<Uint8Array> {
  const stream = new Blob([FLAC]).stream();
  return { getReader: () => stream.getReader() } as typeof stream;
}

const SOURCES: readonly (readonly [name: string, source: () => Source])[] = [
  ['a Blob without type', () => new Blob([FLAC])],
  ['a Blob of no type in particular', () => new Blob([FLAC], { type: 'application/octet-stream' })],
  ['a File', () => new File([FLAC], 'a.flac')],
  ['a Buffer', () => Buffer.from(FLAC)],
  ['an ArrayBuffer', () => FLAC.slice().buffer],
  ['a Uint8Array in a larger buffer', () => within((buffer, offset) => new Uint8Array(buffer, offset))],
  ['a DataView', () => within((buffer, offset) => new DataView(buffer, offset))],
  ['an Int16Array', () => within((buffer, offset) => new Int16Array(buffer, offset))],
  ['shared memory', () => new Uint8Array(new SharedArrayBuffer(FLAC.length)).map((_, at) => FLAC[at] ?? 0)],
  ['a data URL', () => `data:audio/flac;base64,${FLAC_BASE64}`],
  ['a data URL without type', () => `data:;base64,${FLAC_BASE64}`],
  ['a data URL in percent-encoding', () => `data:audio/flac;charset=x,${encodeURIComponent('fLaC-recording')}`],
  ['a data URL as an object', () => new URL(`data:audio/flac;base64,${FLAC_BASE64}`)],
  ['an https address', () => 'https://files.example/a'],
  ['a URL object', () => new URL('https://files.example/a')],
  ['a path', () => path],
  ['a file URL', () => pathToFileURL(path)],
  ['a file URL as text', () => pathToFileURL(path).href],
  ['a web stream', () => new Blob([FLAC]).stream()],
  ['a generator that uses its memory again', reusing],
  ['a web stream that cannot be iterated', readOnly],
  ['a Node stream', () => Readable.from(chunks())],
  ['an async generator', chunks],
];

describe('a file to upload', () => {
  it.each(SOURCES)('may be %s; its type is read from it', async (_, source) => {
    const { bytes, type } = await send(source());
    expect(bytes).toEqual(FLAC);
    expect(type).toBe('audio/flac');
  });

  it('keeps the type that it has', async () => {
    expect((await send(new Blob([FLAC], { type: 'audio/x-special' }))).type).toBe('audio/x-special');
    expect((await send(`data:audio/x-special;base64,${FLAC_BASE64}`)).type).toBe('audio/x-special');
    const typed = () => new Response(FLAC, { headers: { 'Content-Type': 'audio/x-special' } });
    expect((await send('https://files.example/a', {}, typed)).type).toBe('audio/x-special');
  });

  it.each([
    ['a web stream', () => new Blob([FLAC]).stream()],
    ['a generator', chunks],
  ])('is sent again after a 503, whole, although %s can be read only once', async (_, source) => {
    const upload: Answer = (_, number) =>
      number === 1 ? new Response('busy', { status: 503 }) : Response.json({ text: 'hello' });
    const { seen } = await send(source(), { retry: { attempts: 2, baseMs: 0 } }, undefined, upload);
    const bodies = await Promise.all(seen.map(({ body }) => (body as Blob).arrayBuffer()));
    expect(bodies.map((body) => new Uint8Array(body))).toEqual([FLAC, FLAC]);
  });

  it('of no known type is sent as bytes', async () => {
    const { type, seen } = await send(new Uint8Array([1, 2, 3]));
    expect(type).toBe('');
    expect(seen[0]?.headers.get('content-type')).toBe('application/octet-stream');
  });

  it('is downloaded without the token, and from public hosts only', async () => {
    const { seen } = await send('https://files.example/a', { includeCredentials: true });
    expect([...(seen[0]?.headers ?? [])]).toEqual([]);
    expect(seen[0]?.init).toMatchObject({ credentials: 'omit', redirect: 'manual' });
    for (const address of ['https://127.0.0.1/a', 'http://169.254.169.254/latest', 'http://localhost/a']) {
      const error = await errorOf(address);
      expect(error).toMatchObject({
        code: 'INPUT',
        message: expect.stringMatching(/not a public (http or )?https address/),
      });
    }
    expect((await send('http://127.0.0.1/a', { allowPrivateHosts: true })).bytes).toEqual(FLAC);
    expect(await errorOf('http://169.254.169.254/a', { allowPrivateHosts: true })).toMatchObject({ code: 'INPUT' });
  });

  it('that cannot be downloaded is the fault of the arguments, not of the provider', async () => {
    const gone = await errorOf('https://files.example/a', {}, () => new Response('expired', { status: 404 }));
    expect(gone).toMatchObject({ code: 'INPUT', message: "Failed to fetch the file of 'inputs': expired" });
    const page = () => new Response('<p>log in', { headers: { 'Content-Type': 'text/html' } });
    expect((await errorOf('https://files.example/a', {}, page)).message).toBe(
      "The file of 'inputs' is not a file but text/html.",
    );
  });

  it('on disk is read unless that is forbidden', async () => {
    for (const source of [path, pathToFileURL(path)]) {
      const error = await errorOf(source, { localFiles: false });
      expect(error).toMatchObject({ code: 'INPUT', message: expect.stringContaining('`localFiles`') });
    }
    expect(await errorOf(join(folder, 'missing.flac'))).toMatchObject({
      code: 'INPUT',
      message: expect.stringMatching(/cannot be read: ENOENT\.$/),
    });
    expect((await errorOf(FLAC_BASE64.repeat(999))).message.length).toBeLessThan(200);
    vi.stubGlobal('process', undefined);
    expect((await errorOf(path)).message).toContain('which only Node can read');
  });

  it.each([
    [5],
    [true],
    [{}],
    [{ name: 'a.flac' }],
    ['data:audio/flac;base64,%%%'],
    ['data:audio/flac'],
    [Readable.from(['text'])],
  ])('is not %j', async (source) => {
    const error = await errorOf(source);
    expect(error).toMatchObject({
      code: 'INPUT',
      provider: 'hf-inference',
      task: TASK,
      message: expect.stringContaining("'inputs'"),
    });
  });

  it('is not read beyond the limit, nor after an abort', async () => {
    const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100)) });
    expect((await errorOf(endless(), { maxBytes: { binary: 1000 } })).message).toContain('more than 1000 bytes');
    const abort = new AbortController();
    async function* aborting() {
      yield FLAC;
      abort.abort('enough');
      yield FLAC;
    }
    await expect(send(aborting(), { signal: abort.signal })).rejects.toBe('enough');
    await expect(send(path, { signal: AbortSignal.abort('enough') })).rejects.toBe('enough');
  });

  it.each([
    ['a device', '/dev/zero'],
    ['a pipe', pipe],
    ['a folder', folder],
  ])('on disk has to be a regular file, not %s', async (_, place) => {
    const error = await errorOf(place);
    expect(error).toMatchObject({ code: 'INPUT', message: expect.stringContaining('no regular file') });
  });

  it('on disk is not read beyond the limit', async () => {
    const error = await errorOf(path, { maxBytes: { binary: FLAC.length - 1 } });
    expect(error.message).toContain(`more than ${FLAC.length - 1} bytes`);
    expect((await send(path, { maxBytes: { binary: FLAC.length } })).bytes).toEqual(FLAC);
  });

  it('is waited for until the call is aborted or its time is up', async () => {
    let isClosed = 0;
    const silent = (onRead = () => {}) => ({
      [Symbol.asyncIterator]: () => ({
        next: () => new Promise<never>(onRead),
        return: async () => {
          isClosed++;
          return { done: true, value: undefined };
        },
      }),
    });
    const abort = new AbortController();
    const reading = silent(() => abort.abort(new Error('enough')));
    expect(await errorOf(reading, { signal: abort.signal })).toMatchObject({ message: 'enough' });
    const timedOut = await errorOf(silent(), { timeouts: { totalMs: 1 } });
    expect(timedOut).toMatchObject({ code: 'TIMEOUT', layer: 'total', provider: 'hf-inference' });
    expect(isClosed).toBe(2);
  });

  it('is a Blob for adapters', () => {
    expectTypeOf<Call<typeof TASK>['input']['inputs']>().toEqualTypeOf<Blob>();
    expectTypeOf<Call<'text-to-image'>['input']['inputs']>().toEqualTypeOf<string>();
    expectTypeOf<Call<'conversational'>['input']['messages']>().not.toBeAny();
  });

  it('has to be read before its request is prepared', () => {
    const preparing = (inputs: Source) => () =>
      prepare({ task: TASK, args: { provider: 'hf-inference', model: 'o/m', inputs } });
    expect(preparing(FLAC)().body).toMatchObject({ type: 'bytes' });
    expect(preparing(path)).toThrow("'inputs' has to be a Blob or its bytes");
  });
});
