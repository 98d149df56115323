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

  it('are one size at deepinfra, below its path of OpenAI', () => {
    expect(request('deepinfra', 'text-to-image', args)).toMatchObject({
      url: 'https://api.deepinfra.com/v1/openai/images/generations',
      json: { prompt: 'a cat', model: 'm', size: '64x32', seed: 7, response_format: 'b64_json' },
    });
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
      'Received malformed response from Sambanova feature-extraction (embeddings) API: expected a list of numbers, or base64 of 32-bit floats at $.data[0].embedding',
    );
  });
});

describe('text generation', () => {
  const args = { inputs: 'Once', parameters: { max_new_tokens: 5, temperature: 0, model: 'dearer' } };

  it.each([
    ['featherless-ai', 'https://api.featherless.ai/v1/completions'],
    ['nebius', 'https://api.studio.nebius.ai/v1/completions'],
    ['novita', 'https://api.novita.ai/v3/openai/completions'],
    ['ovhcloud', 'https://oai.endpoints.kepler.ai.cloud.ovh.net/v1/completions'],
    ['scaleway', 'https://api.scaleway.ai/v1/completions'],
    ['deepinfra', 'https://api.deepinfra.com/v1/openai/completions'],
  ] as const)('is a completion at %s', (provider, url) => {
    const json = { prompt: 'Once', max_tokens: 5, temperature: 0, model: 'm' };
    expect(request(provider, 'text-generation', args)).toMatchObject({ url, json });
  });

  it.each([
    ['groq', 'https://api.groq.com/openai/v1/chat/completions'],
    ['hyperbolic', 'https://api.hyperbolic.xyz/v1/chat/completions'],
  ] as const)('is a chat at %s, which has no route for completions', (provider, url) => {
    const json = { messages: [{ role: 'user', content: 'Once' }], max_tokens: 5, temperature: 0, model: 'm' };
    expect(request(provider, 'text-generation', args)).toMatchObject({ url, json });
  });
});

describe('speech of deepinfra', () => {
  const mapping = (task: string) => ({
    m: [{ provider: 'deepinfra', providerId: 'm', hfModelId: 'm', task, status: 'live' }],
  });
  const transcribe = async (
    inputs: Blob | Uint8Array<ArrayBuffer>,
    parameters: Record<string, unknown>,
    answer: object,
  ) => {
    const forms: FormData[] = [];
    const fetch = async (_: unknown, init?: RequestInit) => {
      forms.push(init?.body as FormData);
      expect(new Headers(init?.headers).has('content-type')).toBe(false);
      return Response.json(answer);
    };
    const client = new InferenceClient('key', { fetch, mapping: mapping('automatic-speech-recognition') });
    const result = await client.automaticSpeechRecognition({ provider: 'deepinfra', model: 'm', inputs, parameters });
    return { result, form: forms[0] as FormData };
  };

  it('is sent in a form, with its settings beside it', async () => {
    const inputs = new Blob(['sound'], { type: 'audio/ogg;codecs=opus' });
    const { form, result } = await transcribe(
      inputs,
      { language: 'de', temperature: 0 },
      { text: 'Hallo', segments: null },
    );
    const file = form.get('file') as File;
    expect([file.name, file.type, await file.text()]).toEqual(['audio.ogg', 'audio/ogg', 'sound']);
    form.delete('file');
    expect(Object.fromEntries(form)).toEqual({ model: 'm', language: 'de', temperature: '0' });
    expect(result).toEqual({ text: 'Hallo' });
  });

  it('has timestamps on request', async () => {
    const bytes = new Uint8Array([...'fLaC'].map((letter) => letter.charCodeAt(0)));
    const segments = [{ id: 0, start: 0, end: 1.5, text: 'Hello' }];
    const { form, result } = await transcribe(bytes, { return_timestamps: true }, { text: 'Hello', segments });
    expect((form.get('file') as File).name).toBe('audio.flac');
    expect([form.get('response_format'), form.has('return_timestamps')]).toEqual(['verbose_json', false]);
    expect(result).toEqual({ text: 'Hello', chunks: [{ text: 'Hello', timestamp: [0, 1.5] }] });
  });

  it('is synthesized as a file, which must be one', async () => {
    const answers = [
      new Response(new Uint8Array([0x49, 0x44, 0x33, 4]), { headers: { 'Content-Type': 'application/octet-stream' } }),
      Response.json({ audio: 'none' }),
    ];
    const fetch = fakeFetch(() => answers.shift() ?? new Response());
    const client = new InferenceClient('key', { fetch, mapping: mapping('text-to-speech') });
    const args = { provider: 'deepinfra', model: 'm', inputs: 'Hello', parameters: { voice: 'af_bella' } } as const;
    await expect(client.textToSpeech(args)).resolves.toMatchObject({ type: 'audio/mpeg', size: 4 });
    expect(fetch.seen[0]).toMatchObject({
      url: 'https://api.deepinfra.com/v1/openai/audio/speech',
      body: { voice: 'af_bella', input: 'Hello', model: 'm' },
    });
    await expect(client.textToSpeech(args)).rejects.toThrow(
      'Received malformed response from DeepInfra text-to-speech API: expected an audio file',
    );
  });
});

describe('speech of together', () => {
  it.each([
    ['hexgrad/Kokoro-82M', {}, { voice: 'af_alloy' }],
    ['hexgrad/Kokoro-82M', { voice: 'af_bella' }, { voice: 'af_bella' }],
    ['cartesia/sonic', {}, { voice: undefined }],
  ])('has a voice at %s with %j', (model, parameters, expected) => {
    const { url, json } = request('together', 'text-to-speech', { inputs: 'Hello', parameters }, model);
    expect(url).toBe('https://api.together.xyz/v1/audio/speech');
    expect(json).toEqual({ ...expected, input: 'Hello', model });
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
