import { createEmulator, EMULATOR_HUB_TOKEN, emulatorProviderKey, serversAt } from '@hubkit/emulator';
import { type CallOptions, InferenceClient } from '@hubkit/inference';
import { models } from '@hubkit/inference/models';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import { describe, expect, it } from 'vitest';

const ORIGIN = 'http://127.0.0.1:1';
const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const;
const emulator = createEmulator({ pace: 'instant' });
const servers = serversAt(ORIGIN);

/** Options whose requests are kept, with their bodies. */
function recorded() {
  const bodies: Record<string, unknown>[] = [];
  const options: CallOptions = {
    endpoints: emulator.endpointsAt(ORIGIN),
    retry: false,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST') bodies.push(JSON.parse(await request.clone().text()));
      return emulator.fetch(request);
    },
  };
  return { bodies, options };
}

interface Target {
  readonly provider?: string;
  readonly endpointUrl?: string;
  readonly model: string;
}

const QUESTION = [{ role: 'user', content: 'What is 2 + 2?' }];

async function ask({ provider, endpointUrl, model }: Target, args: object) {
  const { bodies, options } = recorded();
  const client = new InferenceClient(provider ? emulatorProviderKey(provider) : undefined, options);
  // The provider is one of the emulator's, by its name.
  const call = client.chatCompletion({ provider, endpointUrl, model, messages: QUESTION, ...args } as never);
  const { data, response } = await call.withResponse();
  return { message: data.choices[0]?.message, body: bodies.at(-1) ?? {}, warnings: response.warnings };
}

it.each([
  ['thinking', 'none', { reasoning_effort: 'none', chat_template_kwargs: { thinking: false } }],
  ['thinking', 'low', { reasoning_effort: 'low', chat_template_kwargs: { thinking: true } }],
  ['reasoning_effort', 'low', { reasoning_effort: 'low' }],
  [false, 'low', { reasoning_effort: 'low' }],
  ['thinking', undefined, {}],
])('sets the variable %j of the template of an own server for %j', async (thinkingVariable, reasoning, sent) => {
  const target = { endpointUrl: servers.vllm, model: 'Qwen/Qwen3.6-35B-A3B' };
  const { body } = await ask(target, { thinkingVariable, reasoning });
  const { model: _, messages: __, ...others } = body;
  expect(others).toEqual(sent);
});

it('sets no variable of a template at services', async () => {
  const { body } = await ask(
    { provider: 'groq', model: 'openai/gpt-oss-20b' },
    { thinkingVariable: 'thinking', reasoning: 'low' },
  );
  expect(body).not.toHaveProperty('chat_template_kwargs');
  expect(body).not.toHaveProperty('thinkingVariable');
});

/** Efforts that a model of the target refuses, although it takes the same chat without one. */
async function refusals(target: Target, client: InferenceClient): Promise<readonly string[]> {
  const send = (more: object) => client.chatCompletion({ ...target, messages: QUESTION, ...more } as never);
  const isChat = await send({}).then(
    () => true,
    () => false,
  );
  if (!isChat) return ['no chat'];
  const refused = await Promise.all(
    EFFORTS.map((reasoning) =>
      send({ reasoning }).then(
        () => [],
        () => [reasoning],
      ),
    ),
  );
  return refused.flat();
}

/** Refused efforts of every listed model; models that do not chat are left out. */
async function refusalsOf(query: {
  readonly provider?: string;
  readonly endpointUrl?: string;
  readonly accessToken?: string;
}): Promise<Readonly<Record<string, readonly string[]>>> {
  const { options } = recorded();
  const { accessToken, provider, endpointUrl } = query;
  const client = new InferenceClient(accessToken, options);
  const all: Record<string, readonly string[]> = {};
  // The ids of the providers are those of the emulator.
  for await (const { id: model } of models(query as never, options)) {
    const refused = await refusals(
      { model, ...(provider && { provider }), ...(endpointUrl && { endpointUrl }) },
      client,
    );
    if (!refused.includes('no chat')) all[model] = refused;
  }
  return all;
}

const providers = PROVIDERS.filter(({ tasks }) => tasks.includes('conversational')).map(
  ({ id, access, directOnlySince }) =>
    [id, access === 'direct' || directOnlySince ? emulatorProviderKey(id) : EMULATOR_HUB_TOKEN] as const,
);

describe('reasoning', () => {
  it.each(providers)('is never refused by a model of %s', async (provider, accessToken) => {
    const refused = await refusalsOf({ provider, accessToken });
    expect(Object.keys(refused)).not.toEqual([]);
    expect(Object.entries(refused).filter(([, efforts]) => efforts.length > 0)).toEqual([]);
  });

  it.each(Object.entries(servers).filter(([id]) => id !== 'tei'))(
    'is never refused by a model of the server %s',
    async (_, endpointUrl) => {
      const refused = await refusalsOf({ endpointUrl });
      expect(Object.keys(refused)).not.toEqual([]);
      expect(Object.entries(refused).filter(([, efforts]) => efforts.length > 0)).toEqual([]);
    },
  );

  it.each<[string, Target, (typeof EFFORTS)[number], object, RegExp | undefined]>([
    [
      'groq',
      { provider: 'groq', model: 'openai/gpt-oss-20b' },
      'none',
      { reasoning_effort: 'low' },
      /'none' ?|sent as 'low'/,
    ],
    ['openai', { provider: 'openai', model: 'openai/gpt-5.2' }, 'xhigh', { reasoning_effort: 'xhigh' }, undefined],
    [
      'openai, minimal',
      { provider: 'openai', model: 'openai/gpt-5.2' },
      'minimal',
      { reasoning_effort: 'low' },
      /sent as 'low'/,
    ],
    [
      'deepseek',
      { endpointUrl: servers.deepseek, model: 'deepseek-v4-pro' },
      'none',
      { thinking: { type: 'disabled' } },
      undefined,
    ],
    [
      'deepseek, medium',
      { endpointUrl: servers.deepseek, model: 'deepseek-v4-pro' },
      'medium',
      { thinking: { type: 'enabled' }, reasoning_effort: 'high' },
      /sent as 'high'/,
    ],
    [
      'kimi',
      { endpointUrl: servers.moonshot, model: 'kimi-k2.6' },
      'none',
      { thinking: { type: 'disabled' } },
      undefined,
    ],
    [
      'minimax',
      { endpointUrl: servers.minimax, model: 'MiniMax-M3' },
      'high',
      { thinking: { type: 'adaptive' } },
      undefined,
    ],
    [
      'gemini',
      { endpointUrl: servers.gemini, model: 'gemini-3-pro-preview' },
      'none',
      { reasoning_effort: 'minimal' },
      /sent as 'minimal'/,
    ],
    [
      'mistral',
      { endpointUrl: servers.mistral, model: 'mistral-medium-3-5' },
      'low',
      { reasoning_effort: 'high' },
      /sent as 'high'/,
    ],
    ['z.ai', { provider: 'zai-org', model: 'zai-org/GLM-4.6' }, 'none', { thinking: { type: 'disabled' } }, undefined],
    ['novita', { provider: 'novita', model: 'Qwen/Qwen3.6-35B-A3B' }, 'none', { enable_thinking: false }, undefined],
    [
      'nebius',
      { provider: 'nebius', model: 'Qwen/Qwen3-30B-A3B' },
      'none',
      { chat_template_kwargs: { enable_thinking: false, thinking: false } },
      undefined,
    ],
    [
      'together',
      { provider: 'together', model: 'deepseek-ai/DeepSeek-V4-Pro' },
      'none',
      { reasoning: { enabled: false } },
      undefined,
    ],
    [
      'vLLM',
      { endpointUrl: servers.vllm, model: 'Qwen/Qwen3.6-35B-A3B' },
      'none',
      { reasoning_effort: 'none' },
      undefined,
    ],
  ])('is sent as the service takes it: %s', async (_, target, reasoning, members, warning) => {
    const { provider, model } = target;
    const named =
      provider && provider !== 'openai'
        ? await routed(target, reasoning)
        : await ask({ ...target, model }, { reasoning });
    const { message, body, warnings } = named;
    expect(body).toMatchObject(members);
    expect(typeof body.reasoning).not.toBe('string');
    if (warning) expect(warnings.join()).toMatch(warning);
    else expect(warnings).toEqual([]);
    if (reasoning === 'none' && !warning) expect(JSON.stringify(message)).not.toContain('The user writes');
  });

  it('is left out where a model cannot think, and the response says so', async () => {
    const { body, warnings } = await ask({ provider: 'openai', model: 'openai/gpt-4.1' }, { reasoning: 'high' });
    expect(Object.keys(body)).not.toContain('reasoning_effort');
    expect(warnings).toEqual([expect.stringContaining("'reasoning' was left out")]);
  });

  it('is an object for the service itself, too, and refuses other words and two wishes', async () => {
    const own = await ask(
      { endpointUrl: servers.sglang, model: 'Qwen/Qwen3.6-35B-A3B' },
      { reasoning: { enabled: false } },
    );
    expect([own.body.reasoning, own.warnings]).toEqual([{ enabled: false }, []]);
    const target = { endpointUrl: servers.vllm, model: 'openai/gpt-oss-20b' };
    await expect(ask(target, { reasoning: 'huge' })).rejects.toThrow("'reasoning' must be one of none, minimal");
    await expect(ask(target, { reasoning: 'low', reasoning_effort: 'low' })).rejects.toThrow("Give either 'reasoning'");
  });

  it('takes another road for an answer with a schema where thinking refuses a forced tool', async () => {
    const schema = { type: 'object', properties: { sum: { type: 'integer' } }, required: ['sum'] };
    const target = { endpointUrl: servers.deepseek, model: 'deepseek-v4-flash' };
    const responseFormat = { schema, mode: 'tool' };
    const thinking = await ask(target, { responseFormat });
    expect([thinking.body.tool_choice, thinking.body.response_format]).toEqual([undefined, { type: 'json_object' }]);
    expect(thinking.message).toHaveProperty('parsed.sum');
    const calm = await ask(target, { responseFormat, reasoning: 'none' });
    expect(calm.body.tool_choice).toMatchObject({ type: 'function' });
    expect(calm.message).toHaveProperty('parsed.sum');
  });
});

describe('parameters that newer models refuse', () => {
  it.each(['openai/gpt-5.2', 'openai/o4-mini'])('max_tokens has its new name: %s', async (model) => {
    expect((await ask({ provider: 'openai', model }, { max_tokens: 50 })).body).toMatchObject({
      max_completion_tokens: 50,
    });
    const own = { endpointUrl: `${ORIGIN}/providers/openai`, model: model.slice(7) };
    const { options, bodies } = recorded();
    await new InferenceClient(emulatorProviderKey('openai'), options).chatCompletion({
      ...own,
      messages: QUESTION,
      max_tokens: 50,
    });
    expect(Object.keys(bodies.at(-1) ?? {})).not.toContain('max_tokens');
  });

  it('max_tokens keeps its name elsewhere', async () => {
    expect((await ask({ provider: 'openai', model: 'openai/gpt-4.1' }, { max_tokens: 50 })).body).toMatchObject({
      max_tokens: 50,
    });
    const gptOss = { endpointUrl: servers.ollama, model: 'gpt-oss:20b' };
    expect((await ask(gptOss, { max_tokens: 50 })).body).toMatchObject({ max_tokens: 50 });
  });

  it('images of gpt-image models are requested without a form', async () => {
    const { options, bodies } = recorded();
    const client = new InferenceClient(emulatorProviderKey('openai'), options);
    const endpointUrl = `${ORIGIN}/providers/openai`;
    const image = await client.textToImage({ endpointUrl, model: 'gpt-image-1', inputs: 'A boat' });
    expect([image.type, bodies.at(-1)]).toEqual(['image/png', { model: 'gpt-image-1', prompt: 'A boat' }]);
    await client.textToImage({ endpointUrl, model: 'dall-e-3', inputs: 'A boat' });
    expect(bodies.at(-1)).toMatchObject({ response_format: 'b64_json' });
  });
});

/** Asks through the router. */
async function routed({ provider, model }: Target, reasoning: string) {
  const { bodies, options } = recorded();
  const client = new InferenceClient(EMULATOR_HUB_TOKEN, options);
  const { data, response } = await client
    .chatCompletion({ provider, model, messages: QUESTION, reasoning } as never)
    .withResponse();
  return { message: data.choices[0]?.message, body: bodies.at(-1) ?? {}, warnings: response.warnings };
}
