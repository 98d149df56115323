import { createEmulator, emulatorProviderKey, serversAt } from '@hubkit/emulator';
import { type CallOptions, defineTool, InferenceClient, InferenceError, InputError } from '@hubkit/inference';
import { prepare } from '@hubkit/inference/prepare';
import { describe, expect, it } from 'vitest';

const ORIGIN = 'http://127.0.0.1:1';
const emulator = createEmulator({ pace: 'instant' });
const servers = serversAt(ORIGIN);

interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** A client of the emulator, and the requests that it sends. */
function recorded(options: CallOptions = {}, key: string | undefined = emulatorProviderKey('openai')) {
  const sent: Sent[] = [];
  const fetch: NonNullable<CallOptions['fetch']> = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST') {
      sent.push({ path: new URL(request.url).pathname, body: JSON.parse(await request.clone().text()) });
    }
    return emulator.fetch(request);
  };
  const client = new InferenceClient(key, { endpoints: emulator.endpointsAt(ORIGIN), retry: false, fetch, ...options });
  return { client, sent };
}

const OPENAI = { provider: 'openai', model: 'openai/gpt-5.6' } as const;
const user = (content: string) => ({ role: 'user', content });
const CHAIN = [user('First the weather in Rome, then calculate 2+2')];
const parameters = (name: string) => ({
  type: 'object' as const,
  properties: { [name]: { type: 'string' as const } },
  required: [name],
});
const TOOLS = [
  defineTool({ name: 'get_weather', description: 'Weather', parameters: parameters('city'), run: () => '21 °C' }),
  defineTool({ name: 'calculate', description: 'Calculates', parameters: parameters('expression'), run: () => '4' }),
];
const WEATHER = {
  type: 'function' as const,
  function: { name: 'get_weather', description: 'Weather', parameters: parameters('city') },
};

describe('the API of a chat', () => {
  it.each([
    ['a chat', OPENAI, {}, '/v1/chat/completions'],
    ['tools of a model that reasons', OPENAI, { tools: [WEATHER] }, '/v1/responses'],
    [
      'tools of one that takes them with a chat, too',
      { ...OPENAI, model: 'openai/gpt-5-mini' },
      { tools: [WEATHER] },
      '/v1/responses',
    ],
    [
      'the same with a member of chat',
      { ...OPENAI, model: 'openai/gpt-5-mini' },
      { tools: [WEATHER], seed: 1 },
      '/v1/chat/completions',
    ],
    [
      'tools of a model that does not reason',
      { ...OPENAI, model: 'openai/gpt-4.1' },
      { tools: [WEATHER] },
      '/v1/chat/completions',
    ],
    ['what the call says', OPENAI, { api: 'responses' }, '/v1/responses'],
    [
      'what the call says of tools',
      { ...OPENAI, model: 'openai/gpt-5' },
      { api: 'chat', tools: [WEATHER] },
      '/v1/chat/completions',
    ],
    [
      'a provider that has both',
      { provider: 'groq', model: 'openai/gpt-oss-20b' },
      { api: 'responses' },
      '/openai/v1/responses',
    ],
    ['a model of a single API', { ...OPENAI, model: 'openai/gpt-5-pro' }, {}, '/v1/responses'],
    ['an own server', { endpointUrl: servers.vllm, model: 'openai/gpt-oss-20b' }, {}, '/v1/chat/completions'],
    ['an own server by its address', { endpointUrl: `${servers.vllm}/v1/responses`, model: 'x' }, {}, '/v1/responses'],
    [
      'an own server by the argument',
      { endpointUrl: `${servers.vllm}/v1`, model: 'x' },
      { api: 'responses' },
      '/v1/responses',
    ],
    [
      'an address of the other one',
      { endpointUrl: `${servers.vllm}/v1/chat/completions`, model: 'x' },
      { api: 'responses' },
      '/v1/responses',
    ],
    [
      'a deployment of Azure',
      { endpointUrl: 'https://a.openai.azure.com/openai/deployments/d?api-version=2024-10-21', model: 'gpt-5.6' },
      { tools: [WEATHER] },
      '/deployments/d/chat/completions',
    ],
    [
      "today's address of Azure",
      { endpointUrl: 'https://a.openai.azure.com/openai/v1', model: 'gpt-5.6' },
      { tools: [WEATHER] },
      '/openai/v1/responses',
    ],
    [
      "OpenAI's own address",
      { endpointUrl: 'https://api.openai.com/v1', model: 'gpt-5.6' },
      { tools: [WEATHER] },
      '/v1/responses',
    ],
  ] as const)('is that of %s', (_, target, more, path) => {
    const args = { accessToken: 'sk-x', messages: CHAIN, ...target, ...more };
    const { url, body } = prepare({ task: 'conversational', args: args as never });
    expect(new URL(url).pathname.endsWith(path)).toBe(true);
    expect(body.type === 'json' && Object.keys(body.value as object)).not.toContain('api');
  });

  it('is refused where a provider has none, and where it is another word', async () => {
    const { client } = recorded({}, emulatorProviderKey('cerebras'));
    const args = { provider: 'cerebras', model: 'openai/gpt-oss-120b', messages: CHAIN } as const;
    await expect(client.chatCompletion({ ...args, api: 'responses' })).rejects.toThrow(
      'This service has no Responses API.',
    );
    const openai = { ...OPENAI, messages: CHAIN, api: 'other' as never };
    await expect(recorded().client.chatCompletion(openai)).rejects.toThrow(InputError);
  });
});

describe('a chat by the Responses API', () => {
  const chat = { ...OPENAI, api: 'responses' as const, messages: [user('What is 2 + 2?')] };

  it('is a completion, plain and joined', async () => {
    const { client } = recorded();
    const plain = await client.chatCompletion(chat);
    expect(plain).toMatchObject({
      object: 'chat.completion',
      choices: [
        { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: expect.stringContaining('4') } },
      ],
      usage: { prompt_tokens: expect.any(Number), completion_tokens: expect.any(Number) },
    });
    const joined = await client.chatCompletionStream(chat).final();
    const { id: _, created: __, ...same } = plain;
    const { id: ___, created: ____, ...streamed } = joined as unknown as typeof plain;
    const { refusal, ...message } = { ...same.choices[0]?.message } as Record<string, unknown>;
    expect(refusal).toBeNull();
    expect(streamed).toEqual({ ...same, choices: [{ ...same.choices[0], message }] });
  });

  it('shows the thoughts that a summary has', async () => {
    const { client } = recorded();
    const args = { ...chat, reasoning: { summary: 'auto' } };
    const { choices } = await client.chatCompletion(args);
    const text: string[] = [];
    for await (const event of client.chatCompletionStream(args).events())
      if (event.type === 'reasoning') text.push(event.text);
    expect(text.join('')).toContain('2 + 2');
    expect(choices[0]?.message).toMatchObject({ reasoning: text.join('') });
  });

  it('says how much the model thinks, and how much it writes', async () => {
    const { client, sent } = recorded();
    await client.chatCompletion({ ...chat, reasoning: 'low', max_tokens: 500, verbosity: 'low' } as never);
    expect(sent[0]?.body).toEqual({
      model: 'gpt-5.6',
      input: chat.messages,
      max_output_tokens: 500,
      reasoning: { effort: 'low' },
      text: { verbosity: 'low' },
      include: ['reasoning.encrypted_content'],
      store: false,
    });
  });

  it('gives an answer of a schema', async () => {
    const { client, sent } = recorded();
    const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] } as const;
    const completion = await client.chatCompletion({
      ...chat,
      messages: [user('Name a city')],
      responseFormat: schema,
    });
    expect(completion.choices[0]?.message.parsed).toMatchObject({ city: expect.any(String) });
    expect(sent[0]).toMatchObject({
      path: expect.stringMatching(/responses$/),
      body: { text: { format: { type: 'json_schema' } } },
    });
  });

  it('tells status, attempts and usage', async () => {
    const { client } = recorded();
    const usage = {
      inputTokens: expect.any(Number),
      outputTokens: expect.any(Number),
      reasoningTokens: expect.any(Number),
    };
    expect((await client.chatCompletion(chat).withResponse()).response).toMatchObject({ status: 200, usage });
    const { data, response } = await client.chatCompletionStream(chat).withResponse();
    for await (const _ of data);
    expect(response).toMatchObject({ status: 200, usage });
  });

  it('reports a refusal, and a cut', async () => {
    emulator.setAnswers([{ when: 'a virus', refusal: 'I cannot help with that.' }]);
    const { client } = recorded();
    const args = { ...chat, messages: [user('Write a virus')] };
    const refusal = { message: { content: null, refusal: 'I cannot help with that.' } };
    expect((await client.chatCompletion(args)).choices).toMatchObject([refusal]);
    expect((await client.chatCompletionStream(args).final()).choices).toMatchObject([
      { message: { refusal: 'I cannot help with that.' } },
    ]);
    emulator.setAnswers([]);
    const cut = await client.chatCompletion({ ...chat, model: 'openai/gpt-4.1', max_tokens: 2 });
    expect(cut.choices[0]?.finish_reason).toBe('length');
  });

  it('names what the API has no place for', async () => {
    const { client, sent } = recorded();
    const call = client.chatCompletion({ ...chat, stop: ['x'] });
    await expect(call).rejects.toThrow("The Responses API has no 'stop'. Leave it out, or set api: 'chat'");
    await expect(client.chatCompletion({ ...chat, background: true } as never)).rejects.toThrow(InputError);
    expect(sent).toEqual([]);
  });

  it('has the error of the service', async () => {
    const { client } = recorded();
    const call = client.chatCompletion({ ...chat, temperature: 0.2 });
    await expect(call).rejects.toThrow(/'temperature' does not support 0.2/);
    await expect(call).rejects.toMatchObject({ response: { status: 400 } });
  });

  it('goes on with the next provider', async () => {
    const { client, sent } = recorded({ failover: {} } as CallOptions);
    emulator.setAnswers([{ error: { status: 503 }, times: 1 }]);
    const fallback = {
      provider: 'groq',
      model: 'openai/gpt-oss-20b',
      accessToken: emulatorProviderKey('groq'),
    } as const;
    const { choices } = await client.chatCompletion({
      ...chat,
      api: undefined,
      tools: [WEATHER],
      fallbacks: [fallback],
    });
    emulator.setAnswers([]);
    expect(choices[0]?.message.content).toContain('4');
    expect(sent.map(({ path }) => path.split('/v1/')[1])).toEqual(['responses', 'chat/completions']);
  });
});

describe('tools by the Responses API', () => {
  it.each([
    ['plain', {}],
    ['streamed', { onChunk: () => undefined }],
  ])('take three steps, and reasoning travels back: %s', async (_, more) => {
    const { client, sent } = recorded();
    const run = await client.runTools({ ...OPENAI, messages: CHAIN, tools: TOOLS, ...more });
    expect(run.content).toContain('4');
    expect(run.stopReason).toBe('answer');
    expect(sent.map(({ path }) => path.endsWith('/v1/responses'))).toEqual([true, true, true]);
    const items = sent[2]?.body.input as readonly Record<string, unknown>[];
    expect(items.map(({ type, role }) => type ?? role)).toEqual([
      'user',
      ...['reasoning', 'function_call', 'function_call_output'],
      ...['reasoning', 'function_call', 'function_call_output'],
    ]);
    for (const item of items) expect(item).not.toHaveProperty('id');
  });

  it('wait for approval, and go on after it', async () => {
    const { client } = recorded();
    const tools = TOOLS.map((tool) => ({ ...tool, needsApproval: true as const }));
    const args = { ...OPENAI, tools };
    const waiting = await client.runTools({ ...args, messages: CHAIN });
    expect(waiting.stopReason).toBe('approval');
    const decisions = waiting.pending.map(({ call }) => ({ id: call.id, isApproved: true }));
    const next = await client.runTools({ ...args, messages: [...waiting.messages], decisions });
    expect(next.messages.at(-1)).toMatchObject({
      role: 'assistant',
      tool_calls: [{ function: { name: 'calculate' } }],
    });
  });

  it('change with prepareStep, and end with a formatted answer', async () => {
    const { client, sent } = recorded();
    const run = await client.runTools({
      ...OPENAI,
      messages: CHAIN,
      tools: TOOLS,
      prepareStep: ({ index }) => (index === 0 ? { reasoning_effort: 'low' } : undefined) as never,
      responseFormat: { type: 'object', properties: { degrees: { type: 'number' } }, required: ['degrees'] },
    });
    expect(run.parsed).toMatchObject({ degrees: expect.any(Number) });
    expect(sent.map(({ body }) => body.reasoning)).toEqual([{ effort: 'low' }, undefined, undefined, undefined]);
    expect(sent.every(({ path }) => path.endsWith('/v1/responses'))).toBe(true);
  });

  it.each(['vllm', 'lm-studio', 'ollama', 'llama-cpp', 'sglang'] as const)('run at %s', async (id) => {
    const { client, sent } = recorded({}, undefined);
    const [model] = await fetchModels(`${servers[id]}/v1/models`);
    const target = { endpointUrl: `${servers[id]}/v1/responses`, model: model ?? '' };
    const run = await client.runTools({ ...target, messages: CHAIN, tools: TOOLS });
    expect(run.content).toContain('4');
    expect(sent).toHaveLength(3);
    const items = sent[2]?.body.input as readonly Record<string, unknown>[];
    expect(items.filter(({ type }) => type === 'reasoning')).toHaveLength(2);
  });
});

describe('a stream that fails', () => {
  const events = (...list: readonly object[]) => {
    const text = list
      .map((event) => `event: ${Reflect.get(event, 'type')}\ndata: ${JSON.stringify(event)}\n\n`)
      .join('');
    const fetch = async () => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
    const client = new InferenceClient('sk-x', { fetch, retry: false });
    return client.chatCompletionStream({ ...OPENAI, api: 'responses', messages: CHAIN });
  };
  const created = { type: 'response.created', response: { id: 'resp_1', created_at: 1, model: 'm', error: null } };
  const delta = { type: 'response.output_text.delta', output_index: 0, delta: 'Fo' };
  const error = { code: 'server_error', message: 'The engine stopped.' };

  it.each([
    ['a nested error', { type: 'error', error }],
    ['a flat error', { type: 'error', ...error }],
    ['a failed response', { type: 'response.failed', response: { status: 'failed', error } }],
  ])('with %s keeps its reason and the text so far', async (_, failure) => {
    const call = events(created, delta, failure).final();
    await expect(call).rejects.toThrow(/The engine stopped\./);
    const thrown = await call.catch((reason: unknown) => reason);
    expect(InferenceError.is(thrown) && thrown.partial?.text).toBe('Fo');
  });

  it('without an end is an interruption', async () => {
    await expect(events(created, delta).final()).rejects.toThrow(/interrupted|ended/i);
  });
});

async function fetchModels(url: string): Promise<readonly string[]> {
  const response = await emulator.fetch(new Request(url));
  const { data } = (await response.json()) as { readonly data: readonly { readonly id: string }[] };
  return data.map(({ id }) => id).filter((id) => /gpt-oss/.test(id));
}
