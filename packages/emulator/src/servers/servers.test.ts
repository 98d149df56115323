import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events, json, post, startFast } from '../../test/caller.ts';
import { encodeSpeech } from '../content/audio/encode-speech.ts';
import type { Provider } from '../dialect/provider.ts';
import type { Emulator } from '../host/start-emulator.ts';
import { SERVERS } from './servers.gen.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

type ServerId = keyof typeof SERVERS;
const ids = Object.keys(SERVERS) as ServerId[];
const getProvider = (id: ServerId): Provider => SERVERS[id];
const messages = [{ role: 'user', content: 'What is 2 + 2?' }];
const call = (id: ServerId, path: string, body: object, headers: Record<string, string> = {}) =>
  post(emulator.servers[id] + path, body, headers);
const findModel = (id: ServerId, task: string) =>
  getProvider(id).models.find((model) => model.task === task || model.otherTasks?.includes(task))?.providerId ?? '';
const withTask = (task: string) => ids.filter((id) => Object.hasOwn(getProvider(id).tasks, task));

describe('servers that people run themselves', () => {
  it('have a model for each of their tasks', () => {
    for (const id of ids)
      for (const task of Object.keys(getProvider(id).tasks)) expect(findModel(id, task), `${id} ${task}`).not.toBe('');
  });

  it('are named at the root of the emulator', async () => {
    expect((await json(fetch(emulator.url))).servers).toEqual(emulator.servers);
    expect(Object.keys(emulator.servers)).toEqual(ids);
    expect(emulator.servers.vllm).toBe(`${emulator.url}/servers/vllm`);
  });

  it.each(withTask('conversational'))('chat without a key, plain and streamed: %s', async (id) => {
    const body = { model: findModel(id, 'conversational'), messages };
    const path = '/v1/chat/completions';
    expect(await json(call(id, path, body))).toMatchObject({
      object: 'chat.completion',
      choices: [{ message: { role: 'assistant', content: expect.stringContaining('4') }, finish_reason: 'stop' }],
      usage: { total_tokens: expect.any(Number) },
    });
    const chunks = await events<{ choices: { delta: { content?: string | null } }[] }>(
      await call(id, path, { ...body, stream: true }),
    );
    const text = chunks.flatMap(({ choices }) => choices.map(({ delta }) => delta.content ?? '')).join('');
    expect(text).toContain('4');
  });

  it.each(withTask('text-generation'))('complete a prompt: %s', async (id) => {
    const body = { model: findModel(id, 'text-generation'), prompt: 'Once upon a time', max_tokens: 8 };
    expect(await json(call(id, '/v1/completions', body))).toMatchObject({ choices: [{ text: expect.any(String) }] });
  });

  it.each(withTask('feature-extraction'))('embed texts in their order: %s', async (id) => {
    const model = getProvider(id).models.find(({ task }) => task === 'feature-extraction');
    const { data } = await json<{ data: { index: number; embedding: number[] }[] }>(
      call(id, '/v1/embeddings', { model: model?.providerId, input: ['a boat', 'a ship'] }),
    );
    expect(data.map(({ index, embedding }) => [index, embedding.length])).toEqual(
      [0, 1].map((at) => [at, model?.dimensions]),
    );
  });

  it.each(withTask('automatic-speech-recognition'))('transcribe a form: %s', async (id) => {
    const form = new FormData();
    form.append('model', findModel(id, 'automatic-speech-recognition'));
    form.append('file', new Blob([encodeSpeech('Good morning.', 'audio/wav').bytes], { type: 'audio/wav' }));
    const response = await fetch(`${emulator.servers[id]}/v1/audio/transcriptions`, { method: 'POST', body: form });
    expect(await json(response)).toEqual({ text: 'Good morning.' });
  });

  it.each(ids.filter((id) => getProvider(id).modelList))('list their models: %s', async (id) => {
    const { data } = await json<{ data: { id: string }[] }>(
      fetch(emulator.servers[id] + [getProvider(id).modelList].flat()[0]),
    );
    expect(data.map((model) => model.id)).toEqual(getProvider(id).models.map(({ providerId }) => providerId));
  });

  it.each(ids.filter((id) => getProvider(id).ignoresModel))('take any model, and none: %s', async (id) => {
    const [task, path, body] = Object.hasOwn(getProvider(id).tasks, 'conversational')
      ? ['conversational', '/v1/chat/completions', { messages }]
      : ['feature-extraction', '/v1/embeddings', { input: 'a boat' }];
    expect(findModel(id, task)).not.toBe('');
    for (const model of [{}, { model: 'tgi' }]) expect((await call(id, path, { ...body, ...model })).status).toBe(200);
  });

  it.each<[ServerId, number, unknown]>([
    [
      'vllm',
      404,
      { error: { message: 'The model `x` does not exist.', type: 'NotFoundError', param: 'model', code: 404 } },
    ],
    ['ollama', 404, { error: { message: "model 'x' not found", type: 'not_found_error', param: null, code: null } }],
    [
      'litellm',
      400,
      { error: { message: expect.stringContaining('model=x'), type: 'None', param: 'None', code: '400' } },
    ],
    ['localai', 500, { error: { code: 500, message: expect.stringContaining('x'), type: '' } }],
    [
      'lm-studio',
      404,
      {
        error: {
          message: expect.stringContaining('"x"'),
          type: 'invalid_request_error',
          param: 'model',
          code: 'model_not_found',
        },
      },
    ],
  ])('say in their own form that they lack a model: %s', async (id, status, error) => {
    const response = await call(id, '/v1/chat/completions', { model: 'x', messages });
    expect([response.status, await json(response)]).toEqual([status, error]);
  });

  it.each(ids)('have one form for errors of fields: %s', async (id) => {
    const [path, task] = Object.hasOwn(getProvider(id).tasks, 'conversational')
      ? ['/v1/chat/completions', 'conversational']
      : ['/v1/embeddings', 'feature-extraction'];
    const response = await call(id, path, { model: findModel(id, task) });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect((await response.text()).length).toBeGreaterThan(10);
  });
});

describe('what is special', () => {
  it('LM Studio responds to unknown paths with the status 200 and an error', async () => {
    const response = await call('lm-studio', '/chat/completions', { messages });
    expect([response.status, await json(response)]).toEqual([
      200,
      { error: 'Unexpected endpoint or method. (POST /chat/completions)' },
    ]);
  });

  it('TGI has its own protocol: one object, a list for the hub, and events', async () => {
    const body = { inputs: 'Once upon a time', parameters: { max_new_tokens: 8 } };
    const own = await json<{ generated_text: string }>(call('tgi', '/generate', body));
    const [listed] = await json<{ generated_text: string }[]>(call('tgi', '/', body));
    expect(listed?.generated_text).toBe(`Once upon a time${own.generated_text}`);
    const chunks = await events<{ token: { text: string }; generated_text: string | null }>(
      await call('tgi', '/generate_stream', body),
    );
    expect(chunks.at(-1)?.generated_text).toBe(own.generated_text);
  });

  it('TEI has its own protocol, also at its root', async () => {
    for (const path of ['/embed', '/', '']) {
      const vectors = await json<number[][]>(call('tei', path, { inputs: ['a boat', 'a ship'] }));
      expect(vectors.map(({ length }) => length)).toEqual([768, 768]);
    }
    expect(await json<number[][]>(call('tei', '/embed', { inputs: 'a boat' }))).toHaveLength(1);
  });

  it('Ollama says that it runs, and vLLM its version', async () => {
    expect(await (await fetch(`${emulator.servers.ollama}/`)).text()).toBe('Ollama is running');
    expect(await json(fetch(`${emulator.servers.vllm}/version`))).toHaveProperty('version');
  });

  it('faults strike their requests', async () => {
    const response = await call('vllm', '/v1/chat/completions', { messages }, { 'x-hubkit-fault': 'overloaded' });
    expect([response.status, response.headers.get('x-hubkit-fault')]).toEqual([503, 'overloaded']);
    const faulty = emulator.serversAt(emulator.url, { fault: 'status;code=418' });
    expect((await post(`${faulty.vllm}/v1/chat/completions`, { messages }, {})).status).toBe(418);
  });

  it('there is nothing at a server without an emulation', async () => {
    expect((await post(`${emulator.url}/servers/nothing/v1/chat/completions`, { messages }, {})).status).toBe(404);
  });
});
