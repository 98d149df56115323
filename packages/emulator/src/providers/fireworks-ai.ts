import { uuidFrom } from '../contract/ids.ts';
import { modelFacts, offerAt } from '../contract/model-facts.ts';
import { refused } from '../contract/problem.ts';
import type { Thinking } from '../contract/thinking.ts';
import { defineProvider } from '../dialect/provider.ts';
import type { KnownMembers } from '../presets/check-members.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiProblem } from '../presets/openai-problem.ts';
import { openaiResponses } from '../presets/openai-responses.ts';
import { rateLimitHeaders } from '../presets/rate-limit-headers.ts';
import { rerank } from '../presets/rerank.ts';
import { byEffort } from '../presets/thinking/model-families.ts';
import { effortSwitch, THINKING_TYPE } from '../presets/thinking/switches.ts';
import { formatUsage } from '../presets/write-chat.ts';

const BAD_KEY = 'The API key you provided is invalid.';

const THINKS: Thinking = {
  ...byEffort('reasoning_content'),
  switches: [THINKING_TYPE, effortSwitch(['none', 'low', 'medium', 'high', 'xhigh', 'max'])],
};

/** Members beside those of OpenAI; others are refused. */
const KNOWN: KnownMembers = {
  alsoInRequest: [
    ...['thinking', 'reasoning_history', 'top_k', 'min_p', 'typical_p', 'repetition_penalty', 'mirostat_target'],
    ...['mirostat_lr', 'prompt_truncate_len', 'context_length_exceeded_behavior', 'ignore_eos', 'echo', 'echo_last'],
    ...['raw_output', 'return_token_ids', 'perf_metrics_in_response', 'speculation', 'prompt_cache_isolation_key'],
  ],
  inRequest: (name) => refused(`Extra inputs are not permitted, field: '${name}'`),
};

export const fireworksAi = defineProvider({
  id: 'fireworks-ai',
  label: 'Fireworks AI',
  models: {
    conversational: {
      'meta-llama/Llama-3.3-70B-Instruct': 'accounts/fireworks/models/llama-v3p3-70b-instruct',
      'deepseek-ai/DeepSeek-R1': { providerId: 'accounts/fireworks/models/deepseek-r1', thinks: { form: 'tags' } },
      'deepseek-ai/DeepSeek-V3': 'accounts/fireworks/models/deepseek-v3',
      'deepseek-ai/DeepSeek-V4-Pro': { providerId: 'accounts/fireworks/models/deepseek-v4-pro', thinks: THINKS },
      'moonshotai/Kimi-K2.6': { providerId: 'accounts/fireworks/models/kimi-k2p6', thinks: THINKS },
    },
    'text-ranking': { 'Qwen/Qwen3-Reranker-8B': 'accounts/fireworks/models/qwen3-reranker-8b' },
  },
  tasks: {
    'text-ranking': rerank({
      path: '/inference/v1/rerank',
      envelope: (data, { model, tokens }) => ({
        object: 'list',
        model,
        data,
        usage: { prompt_tokens: tokens, completion_tokens: 0, total_tokens: tokens },
      }),
    }),
    conversational: [
      openaiChat({
        path: '/inference/v1/chat/completions',
        knows: KNOWN,
        style: {
          id: uuidFrom,
          streamType: 'text/event-stream; charset=utf-8',
          hasLogprobs: false,
          reasoningTokens: 'absent',
          usage: 'last',
          chunkExtras: (position, generated) => ({
            usage: position === 'last' ? formatUsage(generated, { reasoningTokens: 'absent' }) : null,
          }),
          // The role comes alone, without empty content.
          deltaExtras: (position) => (position === 'first' ? { content: undefined } : {}),
        },
      }),
      openaiResponses({ path: '/inference/v1/responses', streamType: 'text/event-stream; charset=utf-8' }),
    ],
  },
  // Limits of docs.fireworks.ai, November 2026: uploads of 150 MB, 24 h; a number of requests is not named.
  batches: {
    form: 'fireworks',
    base: '/v1',
    maxLines: 1_000_000,
    maxBytes: 150_000_000,
    windows: ['24h'],
    paths: { '/v1/chat/completions': '/inference/v1/chat/completions' },
  },
  modelList: '/inference/v1/models',
  modelExtras: ({ hubId }) => ({
    kind: 'HF_BASE_MODEL',
    supports_chat: true,
    supports_image_input: modelFacts(hubId).images?.value ?? false,
    supports_tools: modelFacts(hubId).tools?.value ?? true,
    context_length: offerAt('fireworks-ai', hubId).contextLength,
  }),
  responses: {
    headers: (id) => ({ 'x-request-id': uuidFrom(id), 'fireworks-middleware-version': 'v2' }),
    successHeaders: rateLimitHeaders({ requests: 600, tokens: 1_000_000 }),
  },
  formatProblem: openaiProblem({
    unknown: 'absent',
    paramFor: [],
    messages: {
      'missing-key': BAD_KEY,
      'invalid-key': BAD_KEY,
      'unknown-model': 'Model not found, inaccessible, and/or not deployed',
      'missing-field': ({ param }) => `Field required: ${param}`,
    },
    codes: { 'missing-key': 'UNAUTHORIZED', 'invalid-key': 'UNAUTHORIZED', 'unknown-model': 'NOT_FOUND' },
    wrap: (error) => ({ error: { object: 'error', ...error } }),
  }),
});
