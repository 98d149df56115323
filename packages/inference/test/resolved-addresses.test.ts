import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallOptions, InferenceClient } from '../src/index.ts';
import { fakeFetch } from './support/fake-fetch.ts';
import { jobProvider } from './support/job-provider.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const PRIVATE = ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1', 'fe80::1%eth0'];

/** The addresses of every name. */
let addresses: readonly string[] | Error = [];
const lookup = vi.fn(async () => {
  if (addresses instanceof Error) throw addresses;
  return addresses.map((address) => ({ address }));
});

/** A service that makes images of jobs, which lie at a public name. */
const service = () =>
  fakeFetch(({ method, url }) => {
    if (url.startsWith('http://files.example.com/')) return new Response(PNG);
    if (url.startsWith('https://files.example.com/')) return new Response(PNG);
    return Response.json(method === 'POST' ? { id: '1' } : { state: 'ready', url: 'https://files.example.com/a.png' });
  });

const entry = { provider: 'acme', providerId: 'm', hfModelId: 'm', task: 'text-to-image', status: 'live' };
const LABELS = { ...entry, provider: 'hf-inference', task: 'image-classification' };

function clientOf(fetch: typeof globalThis.fetch, options: CallOptions = {}) {
  vi.stubGlobal('fetch', fetch);
  return new InferenceClient('key', { mapping: { m: [entry] }, retry: false, ...options });
}

beforeEach(() => {
  lookup.mockClear();
  const own = process.getBuiltinModule.bind(process);
  const getBuiltinModule = (name: string) => (name === 'node:dns/promises' ? { lookup } : own(name as 'node:fs'));
  vi.stubGlobal(
    'process',
    new Proxy(process, {
      get: (target, name) => (name === 'getBuiltinModule' ? getBuiltinModule : Reflect.get(target, name)),
    }),
  );
});

describe('a public name with the fetch of the platform', () => {
  it.each(PRIVATE)(
    'is not fetched as a result where it resolves to %s, also beside a public address',
    async (address) => {
      addresses = ['93.184.216.34', address];
      const fetch = service();
      const client = clientOf(fetch);
      await expect(
        client.textToImage({ provider: jobProvider({ afterMs: 0 }), model: 'm', inputs: 'a cat' }),
      ).rejects.toMatchObject({
        code: 'PROVIDER_OUTPUT',
        message: expect.stringContaining(`files.example.com, which resolves to the private address ${address}`),
      });
      expect(fetch.seen.map(({ url }) => url)).not.toContain('https://files.example.com/a.png');
    },
  );

  it.each(['http', 'https'])(
    'is not fetched as an input by %s where it resolves to a private address',
    async (scheme) => {
      addresses = ['10.0.0.1'];
      const fetch = service();
      const client = new InferenceClient('hf_abcdefgh', { mapping: { m: [LABELS] }, retry: false });
      vi.stubGlobal('fetch', fetch);
      const inputs = `${scheme}://files.example.com/a.png`;
      const call = () => client.imageClassification({ provider: 'hf-inference', model: 'm', inputs });
      await expect(call()).rejects.toMatchObject({
        code: 'INPUT',
        message: expect.stringContaining('private address 10.0.0.1'),
      });
      expect(fetch.seen).toEqual([]);
      addresses = ['93.184.216.34'];
      await call().catch(() => undefined);
      expect(fetch.seen.map(({ url }) => url)[0]).toBe(inputs);
    },
  );

  it('is fetched where it is public, where private ones are allowed, and where nothing is known of it', async () => {
    const call = (options?: CallOptions) =>
      clientOf(service(), options).textToImage({ provider: jobProvider({ afterMs: 0 }), model: 'm', inputs: 'a cat' });
    addresses = ['93.184.216.34', '2606:2800:220:1::1'];
    expect((await call()).type).toBe('image/png');
    addresses = ['10.0.0.1'];
    expect((await call({ allowPrivateHosts: true })).type).toBe('image/png');
    addresses = new Error('ENOTFOUND');
    expect((await call()).type).toBe('image/png');
    expect(lookup).toHaveBeenCalledTimes(3);
    addresses = ['169.254.169.254'];
    await expect(call({ allowPrivateHosts: true })).rejects.toMatchObject({ code: 'PROVIDER_OUTPUT' });
  });

  it('is left to a fetch of the user', async () => {
    addresses = ['10.0.0.1'];
    const call = clientOf(service(), { fetch: service() }).textToImage({
      provider: jobProvider({ afterMs: 0 }),
      model: 'm',
      inputs: 'a cat',
    });
    expect((await call).type).toBe('image/png');
    expect(lookup).not.toHaveBeenCalled();
  });
});
