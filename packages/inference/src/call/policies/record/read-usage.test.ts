import { expect, it } from 'vitest';
import { readUsage } from './read-usage.ts';

const inside = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 };

it.each([
  ['OpenAI', { ...inside, prompt_tokens_details: { cached_tokens: 60, cache_write_tokens: 30 } }, [100, 60, 30]],
  ['vLLM', { ...inside, prompt_tokens_details: { cached_tokens: 60, created_cache_tokens: 30 } }, [100, 60, 30]],
  ['vLLM without details', { ...inside, prompt_tokens_details: null }, [100, undefined, undefined]],
  ['DeepSeek', { ...inside, prompt_cache_hit_tokens: 60, prompt_cache_miss_tokens: 40 }, [100, 60, undefined]],
  ['Moonshot', { ...inside, cached_tokens: 60 }, [100, 60, undefined]],
  ['Mistral', { ...inside, num_cached_tokens: 60 }, [100, 60, undefined]],
  ['Mistral, in the singular', { ...inside, prompt_token_details: { cached_tokens: 60 } }, [100, 60, undefined]],
  [
    'Anthropic',
    { input_tokens: 10, output_tokens: 10, cache_read_input_tokens: 60, cache_creation_input_tokens: 30 },
    [100, 60, 30],
  ],
  [
    'a proxy with the names of both',
    { ...inside, cache_read_input_tokens: 60, cache_creation_input_tokens: 30 },
    [100, 60, 30],
  ],
  ['Ollama', inside, [100, undefined, undefined]],
])('counts cached tokens as part of the prompt: %s', (_, usage, expected) => {
  const { inputTokens, cachedTokens, cacheWriteTokens, outputTokens, totalTokens } = readUsage({ usage }) ?? {};
  expect([inputTokens, cachedTokens, cacheWriteTokens]).toEqual(expected);
  expect([outputTokens, totalTokens]).toEqual([10, 110]);
});

it('counts reasoning as part of the result, also where a service counts it beside', () => {
  const read = (reasoning_tokens: number) =>
    readUsage({ usage: { prompt_tokens: 5, completion_tokens: 10, completion_tokens_details: { reasoning_tokens } } });
  expect([read(8)?.outputTokens, read(50)?.outputTokens]).toEqual([10, 60]);
});

it('reports nothing that a service did not send', () => {
  expect(readUsage({ usage: null })).toBeUndefined();
  expect(readUsage({ usage: { prompt_tokens: 5 } })).toEqual({ inputTokens: 5 });
});
