import type { JSONObject, LanguageModelV3FinishReason, LanguageModelV3Usage } from '@ai-sdk/provider';
import type { Usage } from '@hubkit/inference';
import { isMembers } from '@hubkit/messages';

const REASONS: Readonly<Record<string, LanguageModelV3FinishReason['unified']>> = {
  stop: 'stop',
  eos_token: 'stop',
  stop_sequence: 'stop',
  end_turn: 'stop',
  length: 'length',
  max_tokens: 'length',
  model_length: 'length',
  content_filter: 'content-filter',
  tool_calls: 'tool-calls',
  function_call: 'tool-calls',
  tool_use: 'tool-calls',
  error: 'error',
};

/** The reason why an answer ended. Some services say `stop` after tool calls. */
export function finishReason(raw: string | null | undefined, hasCalls: boolean): LanguageModelV3FinishReason {
  const unified = REASONS[raw ?? ''] ?? 'other';
  const isCall = hasCalls && (unified === 'stop' || unified === 'other');
  return { unified: isCall ? 'tool-calls' : unified, raw: raw ?? undefined };
}

/** The tokens of a call. What the service does not say stays undefined. */
export function tokenUsage(usage: Usage | undefined, raw: unknown): LanguageModelV3Usage {
  const { inputTokens, outputTokens, cachedTokens, cacheWriteTokens, reasoningTokens } = usage ?? {};
  return {
    inputTokens: {
      total: inputTokens,
      noCache: minus(inputTokens, (cachedTokens ?? 0) + (cacheWriteTokens ?? 0)),
      cacheRead: cachedTokens,
      cacheWrite: cacheWriteTokens,
    },
    outputTokens: {
      total: outputTokens,
      text: minus(outputTokens, reasoningTokens ?? 0),
      reasoning: reasoningTokens,
    },
    // It was read from JSON.
    ...(isMembers(raw) && { raw: raw as JSONObject }),
  };
}

/** Some services count thoughts beside the output, so the rest is never below zero. */
function minus(total: number | undefined, part: number): number | undefined {
  return total === undefined ? undefined : Math.max(0, total - part);
}
