import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { InferenceClient, type MappingEntry, type SavedFile } from '../src/index.ts';
import { fakeFetch } from './support/fake-fetch.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const root = await mkdtemp(join(tmpdir(), 'hubkit-saved-'));
let folder = root;

beforeEach(async () => {
  folder = await mkdtemp(join(root, 'test-'));
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => rm(root, { recursive: true }));

/** Generates an image into a file. */
function save(path: string | URL | undefined, signal?: AbortSignal) {
  const entry: MappingEntry = {
    provider: 'fal-ai',
    providerId: 'p/m',
    hfModelId: 'o/m',
    task: 'text-to-image',
    status: 'live',
  };
  const fetch = fakeFetch(({ method }) =>
    method === 'GET'
      ? new Response(PNG, { headers: { 'Content-Type': 'image/jpeg' } })
      : Response.json({ images: [{ url: 'https://fal.media/x' }] }),
  );
  const client = new InferenceClient('hf_abcdefgh', { fetch, mapping: { 'o/m': [entry] }, ...(signal && { signal }) });
  const args = { provider: 'fal-ai', model: 'o/m', inputs: 'a cat' } as const;
  const result = client.textToImage(args, { outputType: 'file', ...(path !== undefined && { path }) });
  expectTypeOf(result).resolves.toEqualTypeOf<SavedFile>();
  return Object.assign(result, { seen: fetch.seen });
}

describe('a result in a file', () => {
  it('is there under its name alone, with the type that its bytes show', async () => {
    const path = join(folder, 'cat.png');
    expect(await save(path)).toEqual({ path, type: 'image/png', size: PNG.length });
    expect(new Uint8Array(await readFile(path))).toEqual(PNG);
    const url = pathToFileURL(join(folder, 'other cat.png'));
    expect(await save(url)).toEqual({ path: url.href, type: 'image/png', size: PNG.length });
    expect(await readdir(folder)).toEqual(['cat.png', 'other cat.png']);
  });

  it('replaces the file that is there', async () => {
    const path = join(folder, 'cat.png');
    await writeFile(path, 'a much longer text that was there before');
    await save(path);
    expect(new Uint8Array(await readFile(path))).toEqual(PNG);
  });

  it.each([
    ['no path', undefined, 'needs the `path`'],
    ['an empty path', '', 'needs the `path`'],
    ['a path into nowhere', join(root, 'nowhere', 'cat.png'), 'does not exist'],
    ['a web address', new URL('https://x.example/cat.png'), 'has to be a path or a file: URL'],
  ])('with %s is refused before anything is requested', async (_, path, why) => {
    const call = save(path);
    await expect(call).rejects.toMatchObject({ code: 'INPUT', message: expect.stringContaining(why) });
    expect(call.seen).toHaveLength(0);
  });

  it('is refused where there are no files', async () => {
    vi.stubGlobal('process', undefined);
    await expect(save(join(folder, 'cat.png'))).rejects.toThrow('Only Node can write files');
  });

  it('that cannot be written leaves nothing behind', async () => {
    await expect(save(folder)).rejects.toMatchObject({
      code: 'INPUT',
      message: expect.stringMatching(/could not be written/),
    });
    expect((await readdir(root)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is on disk while it arrives, and nothing is left when the connection breaks or the call is aborted', async () => {
    const path = join(folder, 'cat.png');
    for (const end of ['break', 'abort', 'short', 'limit'] as const) {
      const abort = new AbortController();
      const seen: string[][] = [];
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            seen.push(await readdir(folder));
            if (seen.length < 4) controller.enqueue(PNG);
            else if (end === 'break') controller.error(new TypeError('terminated'));
            else if (end === 'abort') abort.abort(new Error('enough'));
            else controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { 'Content-Type': 'image/png', 'Content-Length': '100' };
      const fetch = fakeFetch(() => new Response(body, { headers }));
      const entry: MappingEntry = {
        provider: 'hf-inference',
        providerId: 'o/m',
        hfModelId: 'o/m',
        task: 'text-to-image',
        status: 'live',
      };
      const client = new InferenceClient('hf_abcdefgh', {
        fetch,
        mapping: { 'o/m': [entry] },
        retry: false,
        signal: abort.signal,
        ...(end === 'limit' && { maxBytes: { binary: 10 } }),
      });
      const call = client.textToImage(
        { provider: 'hf-inference', model: 'o/m', inputs: 'a cat' },
        { outputType: 'file', path },
      );
      await expect(call).rejects.toThrow(
        { break: /broke after 21 bytes/, abort: 'enough', short: /ends too early/, limit: /10 bytes/ }[end],
      );
      expect(seen[1]).toEqual([expect.stringMatching(/^cat\.png\.\w+\.part$/)]);
      expect(await readdir(folder)).toEqual([]);
    }
  });
});
