import { describe, expect, it } from 'vitest';
import { hubAuth, keyAuth } from '../../test/caller.ts';
import { createEmulator, type EmulatorOptions } from './create-emulator.ts';

const ORIGIN = 'http://127.0.0.1';
const messages = [{ role: 'user', content: 'What is 2 + 2?' }];

/** Sends requests to an emulator with these options. */
function createCaller(options: EmulatorOptions) {
  const emulator = createEmulator({ pace: 'instant', ...options });
  const send = async (path: string, body?: object, headers: Record<string, string> = hubAuth) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const type = { 'content-type': 'application/json', ...headers };
    const response = await emulator.fetch(new Request(ORIGIN + path, { headers: type, ...(body && init) }));
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: isJson ? await response.json() : await response.text(), response };
  };
  return send;
}

const chatPath = '/router/groq/openai/v1/chat/completions';
const mappingPath = (id: string) => `/hub/api/models/${id}?expand[]=inferenceProviderMapping`;

describe('added models', () => {
  const send = createCaller({
    models: [
      { id: 'acme/tiny', provider: 'groq', task: 'conversational', providerId: 'tiny-v2' },
      { id: 'acme/feelings', provider: 'hf-inference', task: 'text-classification', labels: ['glad', 'sad'] },
      { id: 'BAAI/bge-small-en-v1.5', provider: 'hf-inference', task: 'feature-extraction', dimensions: 7 },
    ],
  });

  it('are at the hub, at the router and at their provider', async () => {
    expect((await send(mappingPath('acme/tiny'))).body).toMatchObject({
      inferenceProviderMapping: { groq: { status: 'live', providerId: 'tiny-v2', task: 'conversational' } },
    });
    expect((await send('/hub/api/models?search=acme')).body).toMatchObject([
      { id: 'acme/tiny' },
      { id: 'acme/feelings' },
    ]);
    expect((await send(chatPath, { model: 'tiny-v2', messages })).status).toBe(200);
    expect((await send('/providers/groq/openai/v1/models', undefined, keyAuth('groq'))).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id: 'tiny-v2' })]),
    });
    const routed = await send('/router/v1/chat/completions', { model: 'acme/tiny:groq', messages });
    expect([routed.status, routed.response.headers.get('x-inference-provider')]).toEqual([200, 'groq']);
  });

  it('have the properties that are given', async () => {
    const { body } = await send('/router/hf-inference/models/acme/feelings', { inputs: 'What a lovely day' });
    expect(body).toEqual([[expect.objectContaining({ label: 'glad' }), expect.objectContaining({ label: 'sad' })]]);
  });

  it('replace built-in models of the same id, and no others', async () => {
    const { body } = await send('/router/hf-inference/models/BAAI/bge-small-en-v1.5', { inputs: 'a boat' });
    expect(body).toHaveLength(7);
    expect((await send(chatPath, { model: 'llama-3.1-8b-instant', messages })).status).toBe(200);
  });

  it.each([
    [{ id: 'a/b', provider: 'grok', task: 'conversational' }, /names the provider “grok”.*groq/],
    [{ id: 'a/b', provider: 'groq', task: 'text-to-image' }, /names the task “text-to-image”.*conversational/],
    [{ id: '', provider: 'groq', task: 'conversational' }, /needs an `id`/],
  ])('are refused with a sentence: %j', (model, message) => {
    expect(() => createEmulator({ models: [model] })).toThrow(message);
  });
});

describe('unknown models', () => {
  it('are refused unless they are accepted', async () => {
    const send = createCaller({});
    expect((await send(mappingPath('acme/tiny'))).status).toBe(404);
    expect((await send(chatPath, { model: 'acme/tiny', messages })).status).not.toBe(200);
  });

  const send = createCaller({ unknownModels: 'accept' });

  it.each([
    ['acme/tiny-instruct', 'conversational', 'groq'],
    ['acme/FLUX.9-dev', 'text-to-image', 'fal-ai'],
    ['acme/whisper-huge', 'automatic-speech-recognition', 'fal-ai'],
    ['acme/my_embedder', 'feature-extraction', 'scaleway'],
    ['acme/Kokoro-9', 'text-to-speech', 'replicate'],
    ['acme/wan-t2v', 'text-to-video', 'novita'],
  ])('are at the hub with the task that their name suggests: %s', async (id, task, provider) => {
    const { body } = await send(mappingPath(id));
    expect(body).toMatchObject({
      inferenceProviderMapping: { [provider]: { status: 'live', providerId: id, task } },
    });
  });

  it('are served like the listed ones', async () => {
    const chat = await send(chatPath, { model: 'acme/tiny', messages });
    expect(chat.body).toMatchObject({ choices: [{ message: { content: expect.stringContaining('4') } }] });
    expect((await send('/router/v1/chat/completions', { model: 'acme/tiny', messages })).status).toBe(200);
    const image = await send('/router/nscale/v1/images/generations', { model: 'acme/flux', prompt: 'a boat' });
    expect(image.status).toBe(200);
    const labels = await send('/router/hf-inference/models/acme/new/pipeline/text-classification', { inputs: 'Good' });
    expect(labels.body).toEqual([expect.arrayContaining([{ label: expect.any(String), score: expect.any(Number) }])]);
    const video = await send('/providers/novita/v3/async/acme/film', { prompt: 'a cat' }, keyAuth('novita'));
    expect(video.body).toEqual({ task_id: expect.any(String) });
  });

  it('perform the first task that accepts the request where a path has several', async () => {
    const { status } = await send('/router/hf-inference/models/acme/odd', {
      inputs: { question: 'Who?', context: 'Ada wrote it.' },
    });
    expect(status).toBe(200);
    expect((await send('/router/hf-inference/models/acme/odd', { nothing: true })).status).toBe(400);
  });

  it('are not listed', async () => {
    await send(chatPath, { model: 'acme/tiny', messages });
    expect((await send('/hub/api/models?search=acme')).body).toEqual([]);
  });
});
