import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CallOptions, InferenceClient } from '../src/index.ts';
import { CHAT, fakeFetch } from './support/fake-fetch.ts';

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
