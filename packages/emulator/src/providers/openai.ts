import type { Generated } from '../content/chat/generate.ts';
import { base32From } from '../contract/ids.ts';
import { refused } from '../contract/problem.ts';
import { defineProvider } from '../dialect/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiImages } from '../presets/openai-images.ts';
import { openaiProblem } from '../presets/openai-problem.ts';
import { openaiResponses } from '../presets/openai-responses.ts';
import { rateLimitHeaders } from '../presets/rate-limit-headers.ts';
import { MODELS } from './openai/models.ts';

const TIER = { service_tier: 'default', system_fingerprint: null };

const REFUSAL = { refusal: null };

const tokenDetails = ({ reasoningTokens }: Generated) => ({
  prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
  completion_tokens_details: {
    reasoning_tokens: reasoningTokens,
    audio_tokens: 0,
    accepted_prediction_tokens: 0,
    rejected_prediction_tokens: 0,
  },
});

const NO_KEY =
  "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).";

export const openai = defineProvider({
  id: 'openai',
  label: 'OpenAI',
  isRouted: false,
  models: MODELS,
  tasks: {
    conversational: [
      openaiChat({
        path: '/v1/chat/completions',
        knows: {
          inRequest: (name) => refused(`Unknown parameter: '${name}'.`, { param: name, code: 'unknown_parameter' }),
        },
        prefill: { otherwise: 'answer' },
        style: {
          id: (hex) => `chatcmpl-${base32From(hex, 29)}`,
          streamType: 'text/event-stream; charset=utf-8',
          usageExtras: tokenDetails,
          completionExtras: () => TIER,
          messageExtras: () => ({ ...REFUSAL, annotations: [] }),
          chunkExtras: () => TIER,
          deltaExtras: (position) => (position === 'first' ? REFUSAL : {}),
        },
      }),
      openaiResponses({
        path: '/v1/responses',
        streamType: 'text/event-stream; charset=utf-8',
        isStrict: true,
        reasoning: 'summary',
        extras: { store: true },
      }),
    ],
    'feature-extraction': openaiEmbeddings({ path: '/v1/embeddings' }),
    'text-to-image': openaiImages({
      path: '/v1/images/generations',
      extras: (_, { now }) => ({ created: Math.floor(now / 1000) }),
      isAlwaysBase64: ({ providerId }) => providerId.startsWith('gpt-image'),
    }),
  },
  // Limits of OpenAI's batch guide: 50,000 requests, 200 MB, one endpoint and model, 24 h.
  batches: {
    base: '/v1',
    maxLines: 50_000,
    maxBytes: 200_000_000,
    windows: ['24h'],
    paths: { '/v1/chat/completions': '/v1/chat/completions', '/v1/embeddings': '/v1/embeddings' },
  },
  modelList: '/v1/models',
  responses: {
    headers: (id) => ({
      'x-request-id': `req_${id}`,
      'openai-organization': 'emulated-org',
      'openai-version': '2020-10-01',
      'openai-processing-ms': '153',
    }),
    successHeaders: rateLimitHeaders({ requests: 500, tokens: 200_000 }),
  },
  formatProblem: openaiProblem({
    messages: { 'missing-key': NO_KEY, 'invalid-key': 'Incorrect API key provided.' },
  }),
});
