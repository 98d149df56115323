import { EMULATOR_HUB_TOKEN, emulatedModel, startEmulator } from '@hubkit/emulator';
import { InferenceClient, type InferenceTask } from '@hubkit/inference';
import { describe, expect, it } from 'vitest';
import { TASK_METHODS } from '../src/routes/task-methods.gen.ts';
import { chatAnswer, fakeProvider, MODEL } from './fake-provider.ts';
import { dataOf, post, testGateway } from './support.ts';

const at = (provider: string, task: InferenceTask) => `${emulatedModel(provider, task).model}:${provider}`;

const names = {
  text: at('featherless-ai', 'text-generation'),
  vectors: at('deepinfra', 'feature-extraction'),
  ranking: at('deepinfra', 'text-ranking'),
  image: at('together', 'text-to-image'),
  speech: at('fal-ai', 'text-to-speech'),
  listen: at('hf-inference', 'automatic-speech-recognition'),
  labels: at('hf-inference', 'text-classification'),
  picture: at('hf-inference', 'image-classification'),
  video: at('fal-ai', 'text-to-video'),
};

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

const gateway = () => testGateway({ models: Object.values(names) });

const startJob = () => post('/v1/tasks/text-to-video?wait=false', { model: names.video, inputs: 'a cat' });

const request = (path: string, init: RequestInit = {}) => new Request(`http://gateway.test${path}`, init);

describe('the routes of a gateway', () => {
  it('complete a text', async () => {
    const send = await gateway();
    const body = { model: names.text, prompt: 'Once upon a time', max_tokens: 20 };
    const whole = await (await send(post('/v1/completions', body))).json();
    expect(whole).toMatchObject({ object: 'text_completion', choices: [{ index: 0 }] });
    expect(whole.choices[0].text.length).toBeGreaterThan(0);
    const data = dataOf(await (await send(post('/v1/completions', { ...body, stream: true }))).text());
    expect(data.at(-1)).toBe('[DONE]');
    const text = data.slice(0, -1).map((line) => JSON.parse(line).choices[0].text);
    expect(text.join('').length).toBeGreaterThan(0);
  });

  it('embed texts, as numbers and as base64', async () => {
    const send = await gateway();
    const body = { model: names.vectors, input: ['one', 'two'] };
    const numbers = await (await send(post('/v1/embeddings', body))).json();
    expect(numbers.data).toHaveLength(2);
    const coded = await (await send(post('/v1/embeddings', { ...body, encoding_format: 'base64' }))).json();
    const bytes = Buffer.from(coded.data[1].embedding, 'base64');
    expect(bytes.readFloatLE(0)).toBeCloseTo(numbers.data[1].embedding[0], 5);
  });

  it('rank documents, with and without their texts', async () => {
    const send = await gateway();
    const documents = ['Bread rises in a warm kitchen.', { text: 'A cactus needs little water.' }];
    const body = { model: names.ranking, query: 'How do I water a cactus?', documents };
    const ranked = await (await send(post('/v1/rerank', body))).json();
    expect(ranked).toMatchObject({ object: 'list', results: [{ index: 1 }, { index: 0 }] });
    expect(ranked.results[0].relevance_score).toBeGreaterThan(ranked.results[1].relevance_score);
    const best = await (await send(post('/v1/rerank', { ...body, top_n: 1, return_documents: true }))).json();
    expect(best.results).toEqual([{ ...ranked.results[0], document: { text: 'A cactus needs little water.' } }]);
  });

  it.each([
    [{ query: '' }, 'query'],
    [{ documents: [] }, 'documents'],
    [{ documents: [{ image: 'x' }] }, 'documents'],
    [{ documents: Array.from({ length: 5000 }, () => 'a') }, 'documents'],
    [{ top_n: 1.5 }, 'top_n'],
  ])('refuse a ranking with %j', async (change, param) => {
    const send = await gateway();
    const body = { model: names.ranking, query: 'q', documents: ['a'], ...change };
    const response = await send(post('/v1/rerank', body));
    expect(response.status).toBe(400);
    expect((await response.json()).error.param).toBe(param);
  });

  it('generate images', async () => {
    const send = await gateway();
    const made = await (
      await send(post('/v1/images/generations', { model: names.image, prompt: 'a cat', n: 2 }))
    ).json();
    expect(made.data).toHaveLength(2);
    expect(Buffer.from(made.data[0].b64_json, 'base64').byteLength).toBeGreaterThan(50);
  });

  it('speak, and transcribe what was spoken', async () => {
    const send = await gateway();
    const spoken = await send(post('/v1/audio/speech', { model: names.speech, input: 'Hello' }));
    expect(spoken.headers.get('content-type')).toMatch(/^audio\//);
    const form = new FormData();
    form.set('file', await spoken.blob(), 'speech.wav');
    form.set('model', names.listen);
    const heard = await send(request('/v1/audio/transcriptions', { method: 'POST', body: form }));
    expect(await heard.json()).toMatchObject({ text: expect.any(String) });
  });

  it('run tasks by JSON, by a file as body, and by a form', async () => {
    const send = await gateway();
    const labels = await send(post('/v1/tasks/text-classification', { model: names.labels, inputs: 'Lovely' }));
    expect((await labels.json())[0]).toMatchObject({ label: expect.any(String) });
    const headers = { 'content-type': 'image/png' };
    const path = `/v1/tasks/image-classification?model=${encodeURIComponent(names.picture)}`;
    const byBody = await send(request(path, { method: 'POST', headers, body: PNG }));
    expect((await byBody.json())[0]).toMatchObject({ label: expect.any(String) });
    const form = new FormData();
    form.set('inputs', new Blob([PNG], { type: 'image/png' }), 'a.png');
    form.set('json', JSON.stringify({ model: names.picture }));
    const byForm = await send(request('/v1/tasks/image-classification', { method: 'POST', body: form }));
    expect((await byForm.json())[0]).toMatchObject({ label: expect.any(String) });
  });

  it('start and poll a job by its handle', async () => {
    const send = await gateway();
    const started = await send(startJob());
    expect(started.status).toBe(202);
    const { id, status } = await started.json();
    expect(status).toBe('running');
    let reply = await send(request(`/v1/jobs/${id}`));
    for (let polls = 0; reply.status === 202 && polls < 50; polls++) reply = await send(request(`/v1/jobs/${id}`));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^video\//);
  });

  it('cancel a job by its handle', async () => {
    // A job that has ended cannot be cancelled.
    const { endpoints, close } = await startEmulator({ jobs: { queuedMs: 600_000, runningMs: 0 } });
    try {
      const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints, retry: false });
      const send = await testGateway({ models: Object.values(names), client });
      const { id } = await (await send(startJob())).json();
      const cancelled = await send(request(`/v1/jobs/${id}`, { method: 'DELETE' }));
      expect(await cancelled.json()).toMatchObject({ status: 'cancelled' });
    } finally {
      await close();
    }
  });
});

describe('the path of a task', () => {
  it.each([
    'chat-completion',
    'chat-completion-stream',
    'text-generation-stream',
    'run-task',
    'stream-task',
    'toString',
    '__proto__',
  ])('takes no method of the client that is not a task: %s', async (name) => {
    const { gateway, sent } = fakeProvider(() => chatAnswer());
    const messages = [{ role: 'user', content: 'Hi' }];
    const reply = await gateway(post(`/v1/tasks/${name}`, { model: MODEL, messages, inputs: 'Hi', max_tokens: 1e6 }));
    expect([reply.status, sent]).toEqual([404, []]);
  });

  it.each(Object.keys(TASK_METHODS))('takes the task %s', async (task) => {
    const { gateway } = fakeProvider(() => chatAnswer());
    expect((await gateway(post(`/v1/tasks/${task}`, { model: MODEL }))).status).not.toBe(404);
  });
});
