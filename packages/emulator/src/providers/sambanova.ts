import { uuidFrom } from '../contract/ids.ts';
import { offerAt, pricePerToken } from '../contract/model-facts.ts';
import { defineProvider } from '../dialect/provider.ts';
import { refuseStrictSchemas } from '../presets/check-json-form.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiProblem } from '../presets/openai-problem.ts';
import { rateLimitHeaders } from '../presets/rate-limit-headers.ts';
import { byTemplate } from '../presets/thinking/model-families.ts';
import { computeSeconds } from '../presets/timings.ts';

const FINGERPRINT = { system_fingerprint: 'fastcoe' };

const SPEED = { queueTime: 0, tokensPerSecond: 450 };

export const sambanova = defineProvider({
  id: 'sambanova',
  label: 'SambaNova',
  models: {
    conversational: {
      'meta-llama/Llama-3.3-70B-Instruct': 'Meta-Llama-3.3-70B-Instruct',
      'meta-llama/Llama-3.1-8B-Instruct': 'Meta-Llama-3.1-8B-Instruct',
      'deepseek-ai/DeepSeek-V3': 'DeepSeek-V3',
      'Qwen/Qwen3-32B': { providerId: 'Qwen3-32B', thinks: byTemplate('tags') },
    },
    'feature-extraction': {
      'intfloat/e5-mistral-7b-instruct': { providerId: 'E5-Mistral-7B-Instruct', dimensions: 4096 },
    },
  },
  tasks: {
    conversational: openaiChat({
      path: '/v1/chat/completions',
      check: refuseStrictSchemas,
      style: {
        id: uuidFrom,
        usageExtras(generated) {
          const { prompt_time: first, total_time: total } = computeSeconds(generated, SPEED);
          return {
            time_to_first_token: first,
            total_latency: total,
            completion_tokens_per_sec: SPEED.tokensPerSecond,
            stop_reason: 'stop',
          };
        },
        completionExtras: () => FINGERPRINT,
        chunkExtras: () => FINGERPRINT,
      },
    }),
    'feature-extraction': openaiEmbeddings({ path: '/v1/embeddings' }),
  },
  modelList: '/v1/models',
  // docs.sambanova.ai, 2026-11: prices are texts, of one token.
  modelExtras: ({ hubId }) => ({
    context_length: offerAt('sambanova', hubId).contextLength,
    max_completion_tokens: 3072,
    pricing: pricePerToken(offerAt('sambanova', hubId)),
  }),
  responses: {
    jsonType: 'application/json; charset=utf-8',
    headers: (id) => ({ 'x-request-id': uuidFrom(id) }),
    successHeaders: rateLimitHeaders({ requests: 240, tokens: 400_000 }),
  },
  formatProblem: openaiProblem({
    messages: {
      'unknown-model': ({ param }) =>
        `The requested model (${param}) is not available on SambaNova Cloud. For more information, please visit https://docs.sambanova.ai/cloud/docs/resources/deprecations.`,
    },
    wrap: (error, { status, message }) => (status === 401 ? { message } : { error }),
  }),
});
