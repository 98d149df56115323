import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hubAuth, json, post, startFast } from '../../test/caller.ts';
import type { Emulator } from '../host/start-emulator.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(emulator.endpoints.hub + path, { headers });
const mapping = '?expand[]=inferenceProviderMapping';

describe('the hub', () => {
  it('maps a model to its providers, as an object', async () => {
    expect(await json(get(`/api/models/openai/gpt-oss-120b${mapping}`))).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      id: 'openai/gpt-oss-120b',
      inferenceProviderMapping: expect.objectContaining({
        cerebras: { status: 'live', providerId: 'gpt-oss-120b', task: 'conversational', isModelAuthor: false },
        groq: { status: 'live', providerId: 'openai/gpt-oss-120b', task: 'conversational', isModelAuthor: false },
      }),
    });
  });

  it('maps a model to its providers, as a list', async () => {
    const body = await json(get(`/api/models/nerijs/pixel-art-xl${mapping}`, { 'x-hubkit-mapping-form': 'array' }));
    expect(body.inferenceProviderMapping).toEqual([
      {
        provider: 'fal-ai',
        hfModelId: 'nerijs/pixel-art-xl',
        status: 'live',
        providerId: 'fal-ai/lora',
        task: 'text-to-image',
        adapter: 'lora',
        adapterWeightsPath: 'pixel-art-xl.safetensors',
        type: 'single-model',
      },
    ]);
  });

  it('has the tokenizer of chat models, lists its files, and has no others', async () => {
    const file = (path: string) => get(`/${path}`);
    const config = await json(file('openai/gpt-oss-20b/resolve/main/tokenizer_config.json'));
    expect(config).toMatchObject({
      chat_template: expect.stringContaining('add_generation_prompt'),
      eos_token: '<|return|>',
    });
    const tokenizer = await json(file('openai/gpt-oss-20b/resolve/main/tokenizer.json'));
    const special = { id: 2, content: '<|start|>', special: true };
    expect(tokenizer.added_tokens).toContainEqual(expect.objectContaining(special));
    expect(config).toMatchObject({ added_tokens_decoder: { 2: { content: special.content, special: true } } });
    const fetchFiles = async (id: string) => (await json(get(`/api/models/${id}?expand[]=siblings`))).siblings;
    expect(await fetchFiles('openai/gpt-oss-20b')).toContainEqual({ rfilename: 'tokenizer.json' });
    expect(await fetchFiles('nerijs/pixel-art-xl')).toEqual([{ rfilename: 'README.md' }, { rfilename: 'config.json' }]);
    for (const path of [
      'openai/gpt-oss-20b/resolve/main/x.json',
      'nerijs/pixel-art-xl/resolve/main/tokenizer_config.json',
      'nerijs/pixel-art-xl/resolve/main/tokenizer.json',
    ])
      expect((await file(path)).status).toBe(404);
  });

  it('takes escaped ids and brackets', async () => {
    const body = await json(get('/api/models/openai%2Fgpt-oss-20b?expand%5B%5D=inferenceProviderMapping'));
    expect(body).toHaveProperty('inferenceProviderMapping.groq.providerId', 'openai/gpt-oss-20b');
  });

  it('shows what was asked for and nothing else, and everything when nothing was asked for', async () => {
    expect(Object.keys(await json(get('/api/models/openai/gpt-oss-20b?expand[]=likes&expand[]=tags')))).toEqual([
      '_id',
      'id',
      'likes',
      'tags',
    ]);
    const all = await json(get('/api/models/openai/gpt-oss-20b'));
    expect(all).toMatchObject({
      modelId: 'openai/gpt-oss-20b',
      pipeline_tag: 'text-generation',
      library_name: 'transformers',
    });
    expect(all).not.toHaveProperty('inferenceProviderMapping');
  });

  it('refuses to expand what it does not have', async () => {
    const response = await get('/api/models/openai/gpt-oss-20b?expand[]=secrets');
    expect(response.status).toBe(400);
    expect(await json(response)).toEqual({ error: expect.stringContaining('Invalid option: expected one of') });
  });

  it('tells strangers nothing about a model that is not there, and users that it is not', async () => {
    const stranger = await get('/api/models/no/such');
    expect([stranger.status, await json(stranger)]).toEqual([401, { error: 'Invalid username or password.' }]);
    const user = await get('/api/models/no/such', hubAuth);
    expect([user.status, await json(user)]).toEqual([404, { error: 'Repository not found' }]);
    expect(user.headers.get('x-error-code')).toBe('RepoNotFound');
    expect(user.headers.get('x-error-message')).toBe('Repository not found');
  });

  it('lists the tasks of a model among its tags', async () => {
    const body = await json(get('/api/models/sentence-transformers/all-MiniLM-L6-v2'));
    expect(body).toMatchObject({
      pipeline_tag: 'sentence-similarity',
      tags: expect.arrayContaining(['sentence-similarity', 'feature-extraction']),
    });
  });

  it('lists models by provider, task and words', async () => {
    const ids = async (query: string) =>
      (await json<{ id: string }[]>(get(`/api/models${query}`))).map((model) => model.id);
    expect(await ids('?inference_provider=cerebras')).toHaveLength(4);
    expect((await ids('?pipeline_tag=text-to-image&inference_provider=together')).sort()).toEqual([
      'black-forest-labs/FLUX.1-dev',
      'black-forest-labs/FLUX.1-schnell',
    ]);
    expect(await ids('?search=WHISPER&limit=1')).toEqual(['openai/whisper-large-v3']);
    expect(await ids('?author=openai')).toContain('openai/gpt-oss-120b');
    expect(await ids('?pipeline_tag=image-text-to-text')).toContain('Qwen/Qwen2.5-VL-7B-Instruct');
  });

  it('knows its user', async () => {
    expect(await json(get('/api/whoami-v2', hubAuth))).toMatchObject({
      type: 'user',
      name: 'emulator',
      auth: { type: 'access_token' },
    });
    expect((await get('/api/whoami-v2')).status).toBe(401);
    const wrong = await get('/api/whoami-v2', { authorization: 'Bearer hf_00000000invalid' });
    expect([wrong.status, await json(wrong)]).toEqual([401, { error: 'Invalid credentials in Authorization header' }]);
  });

  it('gives the tasks of the catalog, with their models', async () => {
    const tasks = await json<Record<string, { models: { id: string }[] }>>(get('/api/tasks'));
    expect(Object.keys(tasks)).not.toContain('conversational');
    expect(tasks['text-to-image']?.models.length).toBeGreaterThan(3);
    for (const [task, { models }] of Object.entries(tasks)) {
      expect(new Set(models.map(({ id }) => id)).size, task).toBe(models.length);
    }
  });

  it('recommends for each task first the models that its own providers serve, the most widely served first', async () => {
    const tasks = await json<Record<string, { models: { id: string }[] }>>(get('/api/tasks'));
    for (const [task, { models }] of Object.entries(tasks)) {
      const served = await json<{ id: string }[]>(get(`/api/models?pipeline_tag=${task}&inference_provider=all`));
      const first = models.slice(0, served.length).map(({ id }) => id);
      expect(first.toSorted(), task).toEqual(served.map(({ id }) => id).toSorted());
    }
    expect(tasks['text-to-image']?.models[0]?.id).toBe('black-forest-labs/FLUX.1-schnell');
  });
});

describe("the router's own endpoints", () => {
  const chat = (model: string, more: object = {}) =>
    post(`${emulator.endpoints.router}/v1/chat/completions`, {
      model,
      messages: [{ role: 'user', content: 'Hello' }],
      ...more,
    });

  it.each([
    ['meta-llama/Llama-3.3-70B-Instruct', 'cerebras'],
    ['meta-llama/Llama-3.3-70B-Instruct:fastest', 'cerebras'],
    ['meta-llama/Llama-3.3-70B-Instruct:cheapest', 'together'],
    ['meta-llama/Llama-3.3-70B-Instruct:groq', 'groq'],
    ['meta-llama/Llama-3.1-8B-Instruct:hf-inference', 'hf-inference'],
  ])('choose for %s the provider %s', async (model, provider) => {
    const response = await chat(model);
    expect(response.headers.get('x-inference-provider')).toBe(provider);
    expect(await json(response)).toHaveProperty('choices.0.message.role', 'assistant');
  });

  it('stream', async () => {
    const response = await chat('openai/gpt-oss-20b', { stream: true });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await response.text()).toMatch(/data: \[DONE\]\n\n$/);
  });

  it('refuse what nobody serves', async () => {
    expect(await json(chat('no/model'))).toEqual({
      error: {
        message: "The requested model 'no/model' does not exist",
        type: 'invalid_request_error',
        param: 'model',
        code: 'model_not_supported',
      },
    });
    expect((await chat('openai/gpt-oss-20b:together')).status).toBe(400);
    expect((await post(`${emulator.endpoints.router}/v1/chat/completions`, {}, {})).status).toBe(401);
  });

  it('pass embeddings on, too', async () => {
    const response = await post(`${emulator.endpoints.router}/v1/embeddings`, {
      model: 'BAAI/bge-small-en-v1.5',
      input: ['a', 'b'],
    });
    expect(response.headers.get('x-inference-provider')).toBe('hf-inference');
    expect(await json(response)).toMatchObject({ object: 'list', data: [{ index: 0 }, { index: 1 }] });
  });

  it('list what can be chosen', async () => {
    const { data } = await json<{ data: { id: string; providers: { provider: string }[] }[] }>(
      fetch(`${emulator.endpoints.router}/v1/models`),
    );
    const listed = data.find((model) => model.id === 'openai/gpt-oss-120b')?.providers.map((entry) => entry.provider);
    const { inferenceProviderMapping } = await json(get(`/api/models/openai/gpt-oss-120b${mapping}`));
    expect(listed).toEqual(Object.keys(inferenceProviderMapping as object));
    expect(listed).toEqual(expect.arrayContaining(['cerebras', 'groq']));
    const one = await json(fetch(`${emulator.endpoints.router}/v1/models/openai/gpt-oss-120b`));
    expect(one).toHaveProperty('data.object', 'model');
  });

  it('respond to a wrong path in plain text', async () => {
    const response = await fetch(`${emulator.endpoints.router}/nobody/v1/chat/completions`, { method: 'POST' });
    expect([response.status, await response.text()]).toEqual([404, 'Not Found']);
  });
});
