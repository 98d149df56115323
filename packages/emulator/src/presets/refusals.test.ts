import OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import { json } from '../../test/caller.ts';
import { OPENAI, type ServerId, type Target, USER, useServices } from '../../test/services.ts';
import type { JsonObject } from '../contract/json.ts';

const { emulator, call } = useServices();

const tool = (name: string, description: string, property: string) => ({
  type: 'function',
  function: { name, description, parameters: { type: 'object', properties: { [property]: { type: 'string' } } } },
});
const TOOLS = [
  tool('get_weather', 'Current weather in a city', 'city'),
  tool('calculate', 'Evaluate an expression', 'expression'),
];

/** A request of a service that it refuses, with the status and the body of the error. */
type Refusal = readonly [name: string, target: Target, body: object, status: number, error: unknown];

const refusedBy = (type: string, more: object) => ({ error: { type, param: null, code: null, ...more } });
const openai = (message: string, param: string, code: string | null = null) =>
  refusedBy('invalid_request_error', { message, param, code });
const said = (message: object) => [USER, { role: 'assistant', ...message }, { role: 'user', content: 'Go on' }];
const PREFILLED = [USER, { role: 'assistant', content: 'According' }];

const REFUSALS: readonly Refusal[] = [
  ...['gpt-5.4', 'gpt-5.5'].map(
    (model): Refusal => [
      `functions while ${model} reasons`,
      OPENAI,
      { model, tools: TOOLS, reasoning_effort: 'low' },
      400,
      openai(
        `Function tools with reasoning_effort are not supported for ${model} in /v1/chat/completions. Please use /v1/responses instead.`,
        'reasoning_effort',
      ),
    ],
  ),
  [
    'functions while gpt-5.6-terra reasons, as it does by default',
    OPENAI,
    { model: 'gpt-5.6-terra', tools: TOOLS },
    400,
    openai(
      "Function tools with reasoning_effort are not supported for gpt-5.6-terra in /v1/chat/completions. To use function tools, use /v1/responses or set reasoning_effort to 'none'.",
      'reasoning_effort',
    ),
  ],
  [
    'a level that the model does not have',
    OPENAI,
    { model: 'gpt-5.6-terra', reasoning_effort: 'minimal' },
    400,
    openai(
      "Unsupported value: 'reasoning_effort' does not support 'minimal' with this model. Supported values are: 'none', 'low', 'medium', 'high', 'xhigh'.",
      'reasoning_effort',
      'unsupported_value',
    ),
  ],
  ...['gpt-5', 'gpt-5.2', 'o4-mini'].map(
    (model): Refusal => [
      `the old name of the limit at ${model}`,
      OPENAI,
      { model, max_tokens: 50 },
      400,
      openai(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        'max_tokens',
        'unsupported_parameter',
      ),
    ],
  ),
  [
    'a temperature while the model reasons',
    OPENAI,
    { model: 'gpt-5', temperature: 0.2 },
    400,
    openai(
      "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
      'temperature',
      'unsupported_value',
    ),
  ],
  [
    'a form of images that are always base64',
    { ...OPENAI, path: '/v1/images/generations' },
    { model: 'gpt-image-1', prompt: 'A boat', response_format: 'b64_json' },
    400,
    openai("Unknown parameter: 'response_format'.", 'response_format', 'unknown_parameter'),
  ],
  [
    'an unknown member at OpenAI',
    OPENAI,
    { model: 'gpt-4.1', thinking: {} },
    400,
    openai("Unknown parameter: 'thinking'.", 'thinking', 'unknown_parameter'),
  ],
  [
    'Groq: reasoning_content in a message',
    { provider: 'groq', path: '/openai/v1/chat/completions' },
    { model: 'openai/gpt-oss-20b', messages: said({ content: 'Yes.', reasoning_content: 'Hm.' }) },
    400,
    {
      error: {
        message:
          "'messages.1' : for 'role:assistant' the following must be satisfied[('messages.1' : property 'reasoning_content' is unsupported)]",
        type: 'invalid_request_error',
      },
    },
  ],
  [
    'Groq: an unknown member',
    { provider: 'groq', path: '/openai/v1/chat/completions' },
    { model: 'openai/gpt-oss-20b', reasoning: { effort: 'low' } },
    400,
    { error: { message: "property 'reasoning' is unsupported", type: 'invalid_request_error' } },
  ],
  [
    'Cerebras: reasoning_content in a message',
    { provider: 'cerebras' },
    { model: 'gpt-oss-120b', messages: [USER, ...said({ content: 'Yes.', reasoning_content: 'Hm.' })] },
    400,
    {
      message:
        "messages.2.assistant.reasoning_content: property 'messages.2.assistant.reasoning_content' is unsupported",
      type: 'invalid_request_error',
      param: 'validation_error',
      code: 'wrong_api_format',
    },
  ],
  [
    'Cerebras: an effort that gpt-oss does not have',
    { provider: 'cerebras' },
    { model: 'gpt-oss-120b', reasoning_effort: 'none' },
    400,
    expect.objectContaining({ code: 'wrong_api_format', param: 'reasoning_effort' }),
  ],
  [
    'Fireworks: an unknown member',
    { provider: 'fireworks-ai', path: '/inference/v1/chat/completions' },
    { model: 'accounts/fireworks/models/llama-v3p3-70b-instruct', enable_thinking: true },
    400,
    { error: expect.objectContaining({ message: expect.stringContaining('Extra inputs are not permitted') }) },
  ],
  ...(['stream_options', 'seed', 'max_completion_tokens'] as const).map(
    (name): Refusal => [
      `Mistral: ${name}`,
      { server: 'mistral' },
      { model: 'mistral-small-2506', [name]: name === 'stream_options' ? { include_usage: true } : 7 },
      422,
      {
        object: 'error',
        message: {
          detail: [
            { type: 'extra_forbidden', loc: ['body', name], msg: 'Extra inputs are not permitted', input: null },
          ],
        },
        type: 'invalid_request_error',
        param: null,
        code: null,
      },
    ],
  ),
  [
    'Mistral: reasoning_content in a message',
    { server: 'mistral' },
    { model: 'magistral-medium-2509', messages: said({ content: 'Yes.', reasoning_content: 'Hm.' }) },
    422,
    expect.objectContaining({
      message: {
        detail: [expect.objectContaining({ loc: ['body', 'messages', 1, 'assistant', 'reasoning_content'] })],
      },
    }),
  ],
  [
    'Mistral: a last message of the assistant without prefix',
    { server: 'mistral' },
    { model: 'mistral-small-2506', messages: PREFILLED },
    422,
    expect.objectContaining({ message: expect.stringContaining('got assistant') }),
  ],
  [
    'Claude: a last message of the assistant',
    { server: 'openrouter' },
    { model: 'anthropic/claude-opus-4.7', messages: PREFILLED },
    400,
    {
      error: {
        message: 'Provider returned error',
        code: 400,
        metadata: {
          raw: expect.stringContaining('does not support assistant message prefill'),
          provider_name: 'Emulated',
        },
      },
    },
  ],
  [
    'llama.cpp: a last message of the assistant while the model thinks',
    { server: 'llama-cpp' },
    { model: 'Qwen3.6-35B-A3B-Q4_K_M.gguf', messages: PREFILLED },
    400,
    {
      error: {
        code: 400,
        message: 'Assistant response prefill is incompatible with enable_thinking.',
        type: 'invalid_request_error',
      },
    },
  ],
  [
    'llama.cpp: a text in the place of a boolean',
    { server: 'llama-cpp' },
    { model: 'Qwen3.6-35B-A3B-Q4_K_M.gguf', chat_template_kwargs: { enable_thinking: 'false' } },
    400,
    { error: expect.objectContaining({ message: expect.stringContaining('expected boolean') }) },
  ],
  [
    'vLLM: stream_options without a stream',
    { server: 'vllm' },
    { model: 'Qwen/Qwen2.5-7B-Instruct', stream_options: { include_usage: true } },
    400,
    { error: expect.objectContaining({ message: 'Stream options can only be defined when `stream=True`.' }) },
  ],
  [
    'Ollama: an unknown effort',
    { server: 'ollama' },
    { model: 'qwen3.6', reasoning_effort: 'extreme' },
    400,
    { error: expect.objectContaining({ message: expect.stringContaining("invalid reasoning value: 'extreme'") }) },
  ],
  [
    'Kimi K3.1: a temperature',
    { server: 'moonshot' },
    { model: 'kimi-k3.1-pro', temperature: 0.7 },
    400,
    {
      error: {
        message: 'invalid temperature: only 1 is allowed for this model',
        type: 'invalid_request_error',
      },
    },
  ],
  [
    'Kimi K2.7-code: thinking off',
    { server: 'moonshot' },
    { model: 'kimi-k2.7-code', thinking: { type: 'disabled' } },
    400,
    { error: expect.objectContaining({ message: expect.stringContaining('only enabled') }) },
  ],
  [
    'Gemini 3: thinking off',
    { server: 'gemini' },
    { model: 'gemini-3-pro-preview', reasoning_effort: 'none' },
    400,
    [{ error: expect.objectContaining({ code: 400, status: 'INVALID_ARGUMENT' }) }],
  ],
  [
    'MiniMax M2: a forced tool',
    { server: 'minimax' },
    { model: 'MiniMax-M2.5', tools: TOOLS, tool_choice: 'required' },
    400,
    { type: 'error', error: expect.objectContaining({ http_code: '400' }) },
  ],
  [
    'MiniMax M3: an effort',
    { server: 'minimax' },
    { model: 'MiniMax-M3', reasoning_effort: 'high' },
    400,
    { type: 'error', error: expect.objectContaining({ message: expect.stringContaining('MiniMax-M3') }) },
  ],
];

describe('requests that services refuse', () => {
  it.each(REFUSALS)('%s', async (_, target, body, status, error) => {
    const response = await call(target, body);
    expect([response.status, await json(response)]).toEqual([status, error]);
    if (target.path?.includes('images') || 'stream_options' in body) return;
    const streamed = await call(target, { ...body, stream: true });
    expect([streamed.status, await json(streamed)]).toEqual([status, error]);
  });

  it.each<[string, Target, object]>([
    ['functions while nothing is thought', OPENAI, { model: 'gpt-5.6-terra', tools: TOOLS, reasoning_effort: 'none' }],
    ['functions by the default of gpt-5.4', OPENAI, { model: 'gpt-5.4', tools: TOOLS }],
    ['a temperature while nothing is thought', OPENAI, { model: 'gpt-5.2', temperature: 0.2 }],
    ['the new name of the limit', OPENAI, { model: 'gpt-5', max_completion_tokens: 50 }],
    [
      'Mistral: prefix',
      { server: 'mistral' },
      { model: 'mistral-small-2506', messages: [USER, { role: 'assistant', content: 'A', prefix: true }] },
    ],
    [
      'vLLM: stream_options of a stream',
      { server: 'vllm' },
      { model: 'Qwen/Qwen2.5-7B-Instruct', stream: true, stream_options: { include_usage: true } },
    ],
    ['Kimi: an unknown effort', { server: 'moonshot' }, { model: 'kimi-k3', reasoning_effort: 'medium' }],
  ])('and what they take: %s', async (_, target, body) => {
    expect((await call(target, body)).status).toBe(200);
  });
});

/** Services that demand thoughts or signatures back, the model, and what is taken away from the message. */
const DEMANDS: readonly [ServerId, string, string, (message: JsonObject) => JsonObject, RegExp][] = [
  [
    'deepseek',
    '/v1',
    'deepseek-v4-flash',
    without('reasoning_content'),
    /`reasoning_content` in the thinking mode must/,
  ],
  ['moonshot', '/v1', 'kimi-k2.6', without('reasoning_content'), /missing in assistant tool call message at index 1/],
  ['moonshot', '/v1', 'kimi-k3', without('reasoning_content'), /missing in assistant tool call message at index 1/],
  [
    'gemini',
    '/v1beta/openai',
    'gemini-3-flash-preview',
    withoutSignature,
    /missing a thought_signature.*default_api:get_weather/,
  ],
  ['vertex', '/v1', 'google/gemini-3-pro-preview', withoutSignature, /missing a thought_signature/],
  ['openrouter', '/api/v1', 'google/gemini-3-pro-preview', without('reasoning_details'), /missing a thought_signature/],
];

function without(name: string) {
  return ({ [name]: _, ...message }: JsonObject): JsonObject => message;
}

function withoutSignature({ tool_calls: calls, ...message }: JsonObject): JsonObject {
  return { ...message, tool_calls: (calls as readonly JsonObject[]).map(without('extra_content')) };
}

describe('three steps with tools, by the client of OpenAI', () => {
  const createClient = (server: ServerId, base: string) =>
    new OpenAI({ apiKey: 'none', baseURL: emulator().servers[server] + base, maxRetries: 0 });
  const params = (model: string, messages: readonly unknown[]) =>
    ({ model, messages, tools: TOOLS }) as unknown as OpenAI.ChatCompletionCreateParamsNonStreaming;
  const createResult = (message: OpenAI.ChatCompletionMessage, content: string) => ({
    role: 'tool',
    tool_call_id: message.tool_calls?.[0]?.id,
    content,
  });

  it.each([
    ...DEMANDS,
    ['minimax', '/v1', 'MiniMax-M3', undefined, /./],
    ['mistral', '/v1', 'magistral-medium-2509', undefined, /./],
    ['vllm', '/v1', 'openai/gpt-oss-20b', undefined, /./],
    ['openai', '/v1', 'gpt-5.2', undefined, /./],
  ] as const)('%s %s %s', async (server, base, model, strip, refusal) => {
    const client =
      server === 'openai'
        ? new OpenAI({ apiKey: 'sk', baseURL: `${emulator().endpoints.providers.openai}/v1`, maxRetries: 0 })
        : createClient(server, base);
    const step = async (messages: readonly unknown[]) => {
      const { choices } = await client.chat.completions.create(params(model, messages));
      return choices[0]?.message as OpenAI.ChatCompletionMessage;
    };
    const first = await step([USER]);
    const afterFirst = [USER, first, createResult(first, '21 °C')];
    const second = await step(afterFirst);
    const afterSecond = [...afterFirst, second, createResult(second, '4')];
    const third = await step(afterSecond);
    expect(
      [first, second].map(({ tool_calls: calls }) => calls?.map((made) => 'function' in made && made.function.name)),
    ).toEqual([['get_weather'], ['calculate']]);
    expect(JSON.stringify(third.content)).toContain('4');
    if (!strip) return;
    const stripped = [USER, strip(first as unknown as JsonObject), ...afterSecond.slice(2)];
    await expect(step(stripped)).rejects.toMatchObject({ status: 400 });
    const response = await call({ server, path: `${base}/chat/completions` }, params(model, stripped));
    expect((await response.text()).replaceAll('\\', '')).toMatch(refusal);
  });
});
