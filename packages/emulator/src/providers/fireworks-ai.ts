import { uuidFrom } from '../contract/ids.ts';
import { defineProvider } from '../dialect/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiProblem } from '../presets/openai-problem.ts';
import { openaiResponses } from '../presets/openai-responses.ts';
import { rateLimitHeaders } from '../presets/rate-limit-headers.ts';
import { rerank } from '../presets/rerank.ts';
import { usageOf } from '../presets/write-chat.ts';

const BAD_KEY = 'The API key you provided is invalid.';

export const fireworksAi = defineProvider({
  id: 'fireworks-ai',
  label: 'Fireworks AI',
  models: {
    conversational: {
      'meta-llama/Llama-3.3-70B-Instruct': 'accounts/fireworks/models/llama-v3p3-70b-instruct',
      'deepseek-ai/DeepSeek-R1': 'accounts/fireworks/models/deepseek-r1',
      'deepseek-ai/DeepSeek-V3': 'accounts/fireworks/models/deepseek-v3',
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
        style: {
          id: uuidFrom,
          streamType: 'text/event-stream; charset=utf-8',
          hasLogprobs: false,
          usage: 'last',
          chunkExtras: (position, generated) => ({ usage: position === 'last' ? usageOf(generated) : null }),
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
  modelExtras: () => ({
    kind: 'HF_BASE_MODEL',
    supports_chat: true,
    supports_image_input: false,
    supports_tools: true,
    context_length: 131_072,
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
