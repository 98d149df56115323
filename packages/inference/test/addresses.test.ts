import { custom } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepare } from '../src/call/prepare.ts';
import { type CallOptions, InferenceClient } from '../src/index.ts';
import { bearer, defineProvider, type JobRequest } from '../src/presets/provider-kit.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { CHAT, fakeFetch } from './support/fake-fetch.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

/** A provider whose job is polled once, by the request that a test names. */
function providerWithJob(poll: JobRequest) {
  return defineProvider({
    id: 'acme',
    label: 'Acme',
    baseUrl: 'https://api.acme.example',
    hosts: ['jobs.acme.example', 'cdn.acme.example'],
    keyHosts: ['jobs.acme.example'],
    headers: { 'X-Channel': 'hub' },
    auth: { header: 'X-Key', prefix: '' },
    tasks: {
      'text-to-image': {
        type: 'media',
        request: () => ({ path: 'v1/images' }),
        response: custom<{ readonly url: string }>(() => true),
        job: (body, _, state) =>
          state ? { type: 'done', body } : { type: 'poll', request: poll, afterMs: 0, state: true },
        media: () => ({ url: 'data:image/png;base64,iVBORw==' }),
      },
    },
  });
}

/** Generates an image at a provider, and returns the requests. */
async function run(poll: JobRequest, accessToken: string, options: CallOptions = {}) {
  const clock = createFakeClock();
  const fetch = fakeFetch(() => Response.json({}));
  const entry = { provider: 'acme', providerId: 'm', hfModelId: 'm', task: 'text-to-image', status: 'live' };
  const client = new InferenceClient(accessToken, { fetch, clock, mapping: { m: [entry] }, ...options });
  const call = client.textToImage({ provider: providerWithJob(poll), model: 'm', inputs: 'a cat' });
  const result = await clock.finish(call.catch((error: Error) => error));
  return { result, seen: fetch.seen };
}

describe('a job', () => {
  it.each([
    '../../groq/steal',
    'v1/../../groq/steal',
    'v1/%2e%2E/%2e./groq/steal',
    'v1/..\\..\\groq/steal',
    'v1/.\t./groq',
    '..',
    'v1/..?x=1',
  ])('cannot lead the token out of its provider by the id %j', async (path) => {
    const { result, seen } = await run({ path }, 'hf_abcdefgh');
    expect(seen.map(({ url }) => url)).toEqual(['https://router.huggingface.co/acme/v1/images']);
    expect(result).toMatchObject({
      code: 'PROVIDER_OUTPUT',
      message: expect.stringContaining('expected the id of a job'),
    });
  });

  it('keeps what it asks of a listed host, which gets the key only where the provider says so', async () => {
    const at = (host: string): JobRequest => ({
      address: `https://${host}/get?id=7`,
      append: '/status',
      query: { attempt: '0' },
      headers: { Prefer: 'wait' },
    });
    const direct = await run(at('jobs.acme.example'), 'acme-key');
    expect(direct.seen[1]?.url).toBe('https://jobs.acme.example/get/status?id=7&attempt=0');
    const { headers } = direct.seen[1] as { headers: Headers };
    expect(Object.fromEntries(headers)).toMatchObject({ 'x-key': 'acme-key', prefer: 'wait', 'x-channel': 'hub' });
    for (const [host, token] of [
      ['cdn.acme.example', 'acme-key'],
      ['jobs.acme.example', 'hf_abcdefgh'],
    ] as const) {
      const { seen } = await run(at(host), token, { billTo: 'my-org' });
      const sent = JSON.stringify([...(seen[1]?.headers ?? [])]);
      expect(sent).toContain('wait');
      expect(sent).not.toContain(token);
      expect(sent).not.toContain('my-org');
    }
  });
});

describe('the credentials of a cloud machine', () => {
  const METADATA = [
    'http://169.254.169.254/latest',
    'http://0xA9FEA9FE/',
    'http://[fe80::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[fd00:ec2::254]/',
    'http://metadata.google.internal/',
    'http://100.100.100.200/',
  ];

  it.each(METADATA)('are not fetched as the result of a task from %s', async (url) => {
    for (const allowPrivateHosts of [undefined, true]) {
      const fetch = fakeFetch(() => Response.json({ data: [{ url }] }));
      const client = new InferenceClient('key', {
        fetch,
        endpoints: { providers: { together: 'http://127.0.0.1:8080' } },
        mapping: {
          m: [{ provider: 'together', providerId: 'm', hfModelId: 'm', task: 'text-to-image', status: 'live' }],
        },
        ...(allowPrivateHosts && { allowPrivateHosts }),
      });
      const call = client.textToImage({ provider: 'together', model: 'm', inputs: 'a cat' });
      await expect(call).rejects.toMatchObject({ code: 'PROVIDER_OUTPUT' });
      expect(fetch.seen).toHaveLength(1);
    }
  });

  it.each(METADATA)('get no token as an endpoint at %s', (endpointUrl) => {
    const args = { accessToken: 'hf_abcdefgh', endpointUrl, messages: [] };
    expect(() => prepare({ task: 'conversational', args })).toThrow(/link-local/);
    const endpoints = { router: endpointUrl };
    const other = { ...args, endpointUrl: undefined, provider: 'groq', model: 'm' } as const;
    expect(() => prepare({ task: 'conversational', args: other }, { endpoints })).toThrow(/link-local/);
  });
});

describe('a provider at a private address', () => {
  const generate = async (url: string) => {
    const fetch = fakeFetch(({ method }) =>
      method === 'POST' ? Response.json({ data: [{ url }] }) : new Response(PNG),
    );
    const client = new InferenceClient('key', {
      fetch,
      endpoints: { providers: { together: 'http://192.168.0.2:8080' } },
      mapping: {
        m: [{ provider: 'together', providerId: 'm', hfModelId: 'm', task: 'text-to-image', status: 'live' }],
      },
    });
    const call = client.textToImage({ provider: 'together', model: 'm', inputs: 'a cat' });
    return { result: await call.catch((error: Error) => error), seen: fetch.seen };
  };

  it('may name files on its own host, and on no other private one', async () => {
    expect((await generate('http://192.168.0.2:9000/a.png')).result).toBeInstanceOf(Blob);
    expect((await generate('https://cdn.example.com/a.png')).result).toBeInstanceOf(Blob);
    const { result, seen } = await generate('http://192.168.0.3/admin');
    expect(result).toMatchObject({ code: 'PROVIDER_OUTPUT' });
    expect(seen).toHaveLength(1);
  });
});

it('the model id of a call is checked as the path of a job is', () => {
  const provider = defineProvider({
    id: 'acme',
    label: 'Acme',
    baseUrl: 'https://api.acme.example',
    auth: bearer,
    tasks: {
      'text-to-image': {
        type: 'media',
        request: ({ model }) => ({ path: `v1/${model}` }),
        response: custom<object>(() => true),
        media: () => ({ url: '' }),
      },
    },
  });
  const args = { provider, model: '../../admin', inputs: 'a', accessToken: 'key' };
  expect(() => prepare({ task: 'text-to-image', args })).toThrow(/leads out of https:\/\/api\.acme\.example/);
});

afterEach(() => vi.unstubAllEnvs());

/** Calls chat; returns the addresses that were requested. */
async function requested(options: CallOptions = {}): Promise<readonly string[]> {
  const mapping = { groq: { status: 'live', providerId: 'g', task: 'conversational' } };
  const fetch = fakeFetch(({ url }) =>
    Response.json(url.includes('/api/models/') ? { inferenceProviderMapping: mapping } : CHAT),
  );
  const client = new InferenceClient('hf_abcdefgh', { fetch, ...options });
  await client.chatCompletion({ provider: 'groq', model: 'o/m', messages: [] });
  return fetch.seen.map(({ url }) => url.replace(/\?.*/, ''));
}

const ROUTED = 'https://router.huggingface.co/groq/openai/v1/chat/completions';

describe('the address of the hub', () => {
  it('is that of the environment where the options name none', async () => {
    vi.stubEnv('HF_ENDPOINT', 'https://hub.acme.example/');
    expect(await requested()).toEqual(['https://hub.acme.example/api/models/o/m', ROUTED]);
    const endpoints = { hub: 'https://other.example' };
    expect(await requested({ endpoints })).toEqual(['https://other.example/api/models/o/m', ROUTED]);
  });

  it('is the public one without either', async () => {
    vi.stubEnv('HF_ENDPOINT', '');
    expect(await requested()).toEqual(['https://huggingface.co/api/models/o/m', ROUTED]);
    vi.stubGlobal('process', undefined);
    expect(await requested()).toEqual(['https://huggingface.co/api/models/o/m', ROUTED]);
    vi.unstubAllGlobals();
  });

  it('has to be an http address', async () => {
    vi.stubEnv('HF_ENDPOINT', 'hub.acme.example');
    await expect(requested()).rejects.toThrow('HF_ENDPOINT has to be an http(s) address without user name.');
  });
});
