import { isMembers, type Members } from '../message.ts';
import { toMembers } from '../text-of.ts';

/** Tokens of an answer. Those of caches are part of the input. */
export interface AnswerUsage {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
  readonly cachedTokens?: number | undefined;
  readonly cacheWriteTokens?: number | undefined;
}

/** Tokens as Anthropic counts them: those of caches stand beside the input. */
export interface AnthropicUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cache_read_input_tokens: number;
  readonly cache_creation_input_tokens: number;
}

/** Writes the tokens of an answer. */
export function anthropicUsage(usage: AnswerUsage = {}): AnthropicUsage {
  const { inputTokens = 0, outputTokens = 0, cachedTokens = 0, cacheWriteTokens = 0 } = usage;
  return {
    input_tokens: Math.max(0, inputTokens - cachedTokens - cacheWriteTokens),
    output_tokens: outputTokens,
    cache_read_input_tokens: cachedTokens,
    cache_creation_input_tokens: cacheWriteTokens,
  };
}

/** Reads the member `usage` of a chat completion; undefined where the service has sent none. */
export function readUsage(usage: unknown): AnswerUsage | undefined {
  if (!isMembers(usage)) return;
  const details: Members = toMembers(usage.prompt_tokens_details);
  return {
    inputTokens: readCount(usage.prompt_tokens),
    outputTokens: readCount(usage.completion_tokens),
    cachedTokens: readCount(details.cached_tokens),
    cacheWriteTokens: readCount(details.cache_write_tokens),
  };
}

function readCount(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
