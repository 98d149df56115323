import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { type CallOptions, InferenceClient } from '../src/index.ts';
import { exchangesOf, recordings } from './support/exchanges.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { fakeFetch } from './support/fake-fetch.ts';

const OWN = 'https://api.us1.bfl.ai';
const POLL = `${OWN}/v1/get_result?id=7`;
const PNG_URL = 'data:image/png;base64,iVBORw==';
const READY = { id: '7', status: 'Ready', result: { sample: PNG_URL } };
const PENDING = { id: '7', status: 'Pending', result: null, progress: 0.6 };
const ENTRY = {
  provider: 'black-forest-labs',
  providerId: 'flux-dev',
  hfModelId: 'o/m',
  task: 'text-to-image',
  status: 'live',
};

/** Generates an image; the responses are given in turn, the last one for ever. */
async function generate(responses: readonly object[], options: CallOptions = {}, accessToken = 'bfl-key') {
  const clock = createFakeClock();
  const fetch = fakeFetch((_, number) => Response.json(responses[Math.min(number, responses.length) - 1]));
  const client = new InferenceClient(accessToken, { fetch, clock, mapping: { 'o/m': [ENTRY] }, ...options });
  const call = client.textToImage({
    provider: 'black-forest-labs',
    model: 'o/m',
    inputs: 'a cat',
    parameters: { num_inference_steps: 4, guidance_scale: 3 },
  });
  const result: unknown = await clock.finish(call.catch((error: unknown) => error));
  return { result, clock, seen: fetch.seen, urls: fetch.seen.map(({ method, url }) => `${method} ${url}`) };
}

describe('an image of Black Forest Labs', () => {
  it('is polled every second, with the key and the number of the poll', async () => {
    const { result, urls, seen, clock } = await generate([{ id: '7', polling_url: POLL }, PENDING, READY]);
    expect(result).toBeInstanceOf(Blob);
    expect(urls).toEqual([`POST ${OWN}/v1/flux-dev`, `GET ${POLL}&attempt=0`, `GET ${POLL}&attempt=1`]);
    expect(seen[0]?.body).toEqual({ steps: 4, guidance: 3, prompt: 'a cat' });
    for (const { headers } of seen) {
      expect(headers.get('x-key')).toBe('bfl-key');
      expect(headers.has('authorization')).toBe(false);
    }
    expect(clock.now()).toBe(2000);
  });

  it('is polled in the region that the response names, which only gets a key of its own', async () => {
    const eu = 'https://api.eu1.bfl.ai/v1/get_result?id=7';
    const direct = await generate([{ id: '7', polling_url: eu }, READY]);
    expect(direct.urls[1]).toBe(`GET ${eu}&attempt=0`);
    expect(direct.seen[1]?.headers.get('x-key')).toBe('bfl-key');
    const routed = await generate([{ id: '7', polling_url: eu }, READY], {}, 'hf_abcdefgh');
    expect(routed.urls).toEqual([
      'POST https://router.huggingface.co/black-forest-labs/v1/flux-dev',
      `GET ${eu}&attempt=0`,
    ]);
    expect(routed.seen[1]?.headers.has('authorization')).toBe(false);
    expect(routed.seen[1]?.headers.has('x-key')).toBe(false);
  });

  it.each(['https://evil.example', 'https://evilbfl.ai', 'http://169.254.169.254'])(
    'is never polled at %s',
    async (origin) => {
      const { urls, result } = await generate([{ id: '7', polling_url: `${origin}/v1/get_result?id=7` }, READY]);
      expect(urls[1]).toBe(`GET ${POLL}&attempt=0`);
      expect(result).toBeInstanceOf(Blob);
    },
  );

  it.each(['', 'nonsense', 'ftp://api.us1.bfl.ai/x', 'http://api.eu1.bfl.ai/x', 'https://u:p@api.us1.bfl.ai/x'])(
    'is not polled at the address %j',
    async (address) => {
      const { result, seen } = await generate([{ id: '7', polling_url: address }, READY]);
      expect(result).toMatchObject({ code: 'PROVIDER_OUTPUT', message: expect.stringContaining('address of the job') });
      expect(seen).toHaveLength(1);
    },
  );

  it.each([
    [
      { status: 'Content Moderated', details: { 'Moderation Reasons': ['Derivative Works Filter', 'Other'] } },
      'Content Moderated: Derivative Works Filter, Other',
    ],
    [
      { status: 'Request Moderated', details: { 'Moderation Reasons': ['Safety Filter'] } },
      'Request Moderated: Safety Filter',
    ],
    [{ status: 'Error', details: { error: 'out of memory' } }, 'Error: out of memory'],
    [{ status: 'Failed', details: null }, 'Failed'],
    [{ status: 'Task not found' }, 'Task not found'],
  ])('ends at once with %j', async (end, reason) => {
    const { result, seen } = await generate([
      { id: '7', polling_url: POLL },
      { id: '7', result: null, ...end },
    ]);
    expect(result).toMatchObject({
      code: 'JOB',
      message: `Black Forest Labs text-to-image task failed: ${reason}`,
    });
    expect(seen).toHaveLength(2);
  });

  it('is given up after five polls, unless the caller sets a time', async () => {
    const given = await generate([{ id: '7', polling_url: POLL }, PENDING]);
    expect(given.result).toMatchObject({
      code: 'PROVIDER_OUTPUT',
      message: 'Timed out while waiting for the result from black forest labs API - aborting after 5 attempts',
    });
    expect([given.seen.length, given.clock.now()]).toEqual([6, 5000]);
    const raised = await generate([{ id: '7', polling_url: POLL }, PENDING], { timeouts: { jobMs: 60_000 } });
    expect(raised.result).toMatchObject({ code: 'TIMEOUT', layer: 'job' });
    expect([raised.seen.length, raised.clock.now()]).toEqual([61, 60_000]);
  });

  it('keeps the words of a poll that fails', async () => {
    const { result } = await generate([{ id: '7', polling_url: POLL }], {
      fetch: fakeFetch((_, number) =>
        number === 1 ? Response.json({ id: '7', polling_url: POLL }) : Response.json({ detail: 'no' }, { status: 403 }),
      ),
    });
    expect(result).toMatchObject({
      code: 'PROVIDER_API',
      message: 'Failed to fetch result from black forest labs API: no',
    });
  });
});

describeWith(recordings, 'the recorded poll of Black Forest Labs', () => {
  it('is read as the address of an image', async () => {
    const [recorded] = exchangesOf('black-forest-labs');
    const body = JSON.parse(recorded?.response.body ?? '');
    const seen: string[] = [];
    const options = { endpoints: {}, onEvent: (event: { type: string; url?: string }) => seen.push(event.url ?? '') };
    const polling_url = recorded?.request.url.replace(/&attempt=.*/, '');
    const { urls } = await generate([{ id: body.id, polling_url }, { ...body, status: 'Pending' }, body], options);
    expect(urls[2]).toBe(`GET ${recorded?.request.url}`);
    expect(urls[3]).toBe(`GET ${body.result.sample}`);
  });
});
