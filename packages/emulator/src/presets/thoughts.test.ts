import { describe, expect, it } from 'vitest';
import { events, json } from '../../test/caller.ts';
import { OPENAI, type Target, useServices } from '../../test/services.ts';
import type { JsonObject } from '../contract/json.ts';

const { call } = useServices();

describe('the place of thoughts', () => {
  const QUESTION = { messages: [{ role: 'user', content: 'What is 2 + 2?' }] };
  interface Said {
    readonly choices: readonly { readonly message: JsonObject; readonly delta: JsonObject }[];
    readonly usage?: JsonObject;
  }
  const THOUGHT = expect.stringContaining('The user writes');

  it.each<[string, Target, object, JsonObject]>([
    ['Kimi', { server: 'moonshot' }, { model: 'kimi-k3' }, { reasoning_content: THOUGHT }],
    [
      'GLM',
      { provider: 'zai-org', path: '/api/paas/v4/chat/completions' },
      { model: 'glm-5.3' },
      { reasoning_content: THOUGHT },
    ],
    [
      'gpt-oss at Groq',
      { provider: 'groq', path: '/openai/v1/chat/completions' },
      { model: 'openai/gpt-oss-120b' },
      { reasoning: THOUGHT },
    ],
    [
      'Qwen at Groq',
      { provider: 'groq', path: '/openai/v1/chat/completions' },
      { model: 'qwen/qwen3-32b' },
      { content: expect.stringMatching(/^<think>\n[\s\S]+<\/think>\n\n/) },
    ],
    [
      'Qwen at Groq, parsed',
      { provider: 'groq', path: '/openai/v1/chat/completions' },
      { model: 'qwen/qwen3-32b', reasoning_format: 'parsed' },
      { reasoning: THOUGHT },
    ],
    ['MiniMax', { server: 'minimax' }, { model: 'MiniMax-M2.5' }, { content: expect.stringMatching(/^<think>\n/) }],
    [
      'MiniMax, split',
      { server: 'minimax' },
      { model: 'MiniMax-M3', reasoning_split: true },
      { reasoning_details: [expect.objectContaining({ text: THOUGHT })] },
    ],
    [
      'Magistral',
      { server: 'mistral' },
      { model: 'magistral-medium-2509' },
      {
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: THOUGHT }] },
          { type: 'text', text: expect.stringContaining('4') },
        ],
      },
    ],
    [
      'OpenRouter',
      { server: 'openrouter', path: '/api/v1/chat/completions' },
      { model: 'deepseek/deepseek-v4-pro' },
      { reasoning: THOUGHT, reasoning_details: [expect.objectContaining({ text: THOUGHT })] },
    ],
    [
      'Claude at OpenRouter',
      { server: 'openrouter', path: '/api/v1/chat/completions' },
      { model: 'anthropic/claude-opus-4.7', reasoning: { effort: 'low' } },
      { reasoning_details: [expect.objectContaining({ text: THOUGHT, signature: expect.any(String) })] },
    ],
    [
      'Gemini, included',
      { server: 'gemini' },
      { model: 'gemini-2.5-flash', extra_body: { google: { thinking_config: { include_thoughts: true } } } },
      { content: expect.stringMatching(/^<thought>/), extra_content: expect.anything() },
    ],
    ['vLLM', { server: 'vllm' }, { model: 'Qwen/Qwen3.6-35B-A3B' }, { reasoning: THOUGHT }],
    ['SGLang', { server: 'sglang' }, { model: 'Qwen/Qwen3.6-35B-A3B' }, { reasoning_content: THOUGHT }],
    ['llama.cpp', { server: 'llama-cpp' }, { model: 'Qwen3.6-35B-A3B-Q4_K_M.gguf' }, { reasoning_content: THOUGHT }],
    [
      'llama.cpp, in the text',
      { server: 'llama-cpp' },
      { model: 'Qwen3.6-35B-A3B-Q4_K_M.gguf', reasoning_format: 'none' },
      { content: expect.stringMatching(/^<think>/) },
    ],
    ['Ollama', { server: 'ollama' }, { model: 'gpt-oss:20b', reasoning_effort: 'none' }, { reasoning: THOUGHT }],
    [
      'TGI',
      { server: 'tgi' },
      { model: 'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B' },
      { content: expect.stringMatching(/^<think>/) },
    ],
  ])('%s', async (_, target, body, members) => {
    const { choices } = await json<Said>(call(target, { ...QUESTION, ...body }));
    expect(choices[0]?.message).toMatchObject(members);
    const deltas = (await events<Said>(await call(target, { ...QUESTION, ...body, stream: true }))).flatMap((chunk) =>
      chunk.choices.map(({ delta }) => delta),
    );
    const [place = ''] = Object.keys(members);
    const thoughts = deltas.findIndex((delta) => JSON.stringify(delta[place] ?? '').includes('user'));
    const answer = deltas.findLastIndex(({ content }) => typeof content === 'string' && content.includes('4'));
    expect(thoughts).toBeGreaterThanOrEqual(0);
    expect(answer).toBeGreaterThan(thoughts);
  });

  it.each<[string, Target, object]>([
    [
      'GLM',
      { provider: 'zai-org', path: '/api/paas/v4/chat/completions' },
      { model: 'glm-4.6', thinking: { type: 'disabled' } },
    ],
    ['vLLM, by the effort', { server: 'vllm' }, { model: 'Qwen/Qwen3.6-35B-A3B', reasoning_effort: 'none' }],
    [
      'vLLM, by the template',
      { server: 'vllm' },
      { model: 'Qwen/Qwen3.6-35B-A3B', chat_template_kwargs: { enable_thinking: false } },
    ],
    ['SGLang', { server: 'sglang' }, { model: 'Qwen/Qwen3.6-35B-A3B', reasoning: { enabled: false } }],
    ['Ollama', { server: 'ollama' }, { model: 'gemma4', reasoning_effort: 'none' }],
    ['Mistral, by default', { server: 'mistral' }, { model: 'mistral-medium-3-5' }],
    [
      'Fireworks',
      { provider: 'fireworks-ai', path: '/inference/v1/chat/completions' },
      { model: 'accounts/fireworks/models/deepseek-v4-pro', reasoning_effort: 'none' },
    ],
  ])('is empty where thinking is off: %s', async (_, target, body) => {
    const { choices, usage } = await json<Said>(call(target, { ...QUESTION, ...body }));
    expect(JSON.stringify(choices)).not.toContain('The user writes');
    expect(JSON.stringify(usage)).not.toMatch(/"reasoning_tokens":[1-9]/);
  });

  it('is nowhere at OpenAI, where thoughts are counted only', async () => {
    const { choices, usage } = await json<Said>(call(OPENAI, { ...QUESTION, model: 'gpt-5' }));
    expect(JSON.stringify(choices)).not.toContain('The user writes');
    expect(usage?.completion_tokens_details).toMatchObject({ reasoning_tokens: expect.any(Number) });
    expect(JSON.stringify(usage)).toMatch(/"reasoning_tokens":[1-9]/);
  });
});
