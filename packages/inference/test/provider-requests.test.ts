import type { TaskId } from '@hubkit/catalog';
import { describe, expect, it } from 'vitest';
import { prepare } from '../src/call/prepare.ts';
import { InferenceClient, type ProviderId } from '../src/index.ts';
import { fakeFetch } from './support/fake-fetch.ts';

/** The request of a direct call. */
function request(provider: ProviderId, task: TaskId, args: object, model = 'm') {
  const { url, headers, body } = prepare({
    task,
    args: { ...args, provider, model, accessToken: 'key' } as never,
    ...(provider !== 'openai' && { mapping: { providerId: model } }),
  });
  return { url, headers, json: body.type === 'json' ? body.value : undefined };
}

describe('the schema of a response', () => {
  const schema = { type: 'object', properties: { city: { type: 'string' } } };
  const format = { type: 'json_schema', json_schema: { name: 'place', schema, strict: true } };

  it.each([
    ['cohere', { type: 'json_object', schema }],
    ['fireworks-ai', { type: 'json_object', schema }],
    ['together', { type: 'json_schema', schema }],
    ['nebius', format],
  ] as const)('is stated as %s reads it', (provider, expected) => {
    const { json } = request(provider, 'conversational', { messages: [], response_format: format });
    expect(json).toEqual({ model: 'm', messages: [], response_format: expected });
  });
});

describe('parameters of images', () => {
  const args = {
    inputs: 'a cat',
    parameters: { width: 64, height: 32, num_inference_steps: 4, guidance_scale: 2, seed: 7 },
  };

  it('have the names of hyperbolic', () => {
    expect(request('hyperbolic', 'text-to-image', args)).toMatchObject({
      url: 'https://api.hyperbolic.xyz/v1/images/generations',
      json: { prompt: 'a cat', model_name: 'm', width: 64, height: 32, steps: 4, cfg_scale: 2, seed: 7 },
    });
    expect(request('hyperbolic', 'text-to-image', args).json).not.toHaveProperty('model');
  });

  it('are one size at nscale, where both sides are given', () => {
    const { json } = request('nscale', 'text-to-image', args);
    expect(json).toMatchObject({ size: '64x32', seed: 7, response_format: 'b64_json', model: 'm' });
    expect(json).not.toHaveProperty('width');
    const { json: half } = request('nscale', 'text-to-image', { inputs: 'a cat', parameters: { width: 64 } });
    expect(half).not.toHaveProperty('size');
  });
});

describe('embeddings', () => {
  it.each([
    ['nebius', 'https://api.studio.nebius.ai/v1/embeddings'],
    ['sambanova', 'https://api.sambanova.ai/v1/embeddings'],
    ['scaleway', 'https://api.scaleway.ai/v1/embeddings'],
  ] as const)('of %s keep their options, and the texts are sent once', (provider, url) => {
    const args = { inputs: ['a', 'b'], dimensions: 256, model: 'ignored' };
    expect(request(provider, 'feature-extraction', args)).toMatchObject({
      url,
      json: { input: ['a', 'b'], dimensions: 256, model: 'm' },
    });
    expect(request(provider, 'feature-extraction', args).json).not.toHaveProperty('inputs');
  });

  it('are refused when they are no vectors', async () => {
    const fetch = fakeFetch(() => Response.json({ data: [{ embedding: 'AAAA' }] }));
    const mapping = {
      m: [{ provider: 'sambanova', providerId: 'm', hfModelId: 'm', task: 'feature-extraction', status: 'live' }],
    };
    const client = new InferenceClient('key', { fetch, mapping });
    await expect(client.featureExtraction({ provider: 'sambanova', model: 'm', inputs: 'a' })).rejects.toThrow(
      'Received malformed response from Sambanova feature-extraction (embeddings) API: expected Array but received "AAAA" at $.data[0].embedding',
    );
  });
});

describe('openai', () => {
  const chat = { messages: [], provider: 'openai' } as const;
  const fetch = fakeFetch(() => Response.json({}));

  it('is called with its own names of models, without a look-up', () => {
    expect(request('openai', 'conversational', { messages: [] }, 'openai/gpt-4o-mini')).toMatchObject({
      url: 'https://api.openai.com/v1/chat/completions',
      json: { model: 'gpt-4o-mini' },
    });
  });

  it.each([
    ['hf_token1234', 'openai/gpt-4o-mini', 'Provider openai is closed-source and does not support HF tokens.'],
    ['key', 'gpt-4o-mini', 'Models from openai must be prefixed by "openai/". Got "gpt-4o-mini".'],
    ['key', undefined, 'Provider openai requires a model ID to be passed directly.'],
    [undefined, 'openai/gpt-4o-mini', 'Provider openai needs a key of its own; pass it as accessToken.'],
  ])('sends nothing with the credentials %s for the model %s', async (token, model, message) => {
    const call = new InferenceClient(token, { fetch }).chatCompletion({ ...chat, ...(model && { model }) } as never);
    await expect(call).rejects.toMatchObject({ name: 'InputError', message });
    expect(fetch.seen).toHaveLength(0);
  });
});

it('zai-org is told where a request comes from, and in which language to report errors', () => {
  const { url, headers } = request('zai-org', 'conversational', { messages: [] });
  expect(url).toBe('https://api.z.ai/api/paas/v4/chat/completions');
  expect(headers).toMatchObject({ 'x-source-channel': 'hugging_face', 'accept-language': 'en-US,en' });
});
