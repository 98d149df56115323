import { defineServer } from '../dialect/define-server.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { textProblem } from '../presets/text-problem.ts';

// A service and no server of one's own, but called in the same way: by its address.
export const mistral = defineServer({
  id: 'mistral',
  label: 'Mistral',
  source: { url: 'https://docs.mistral.ai/api/endpoint/batch', read: '2026-11' },
  models: {
    conversational: { 'mistralai/Mistral-Small-3.2-24B-Instruct-2506': { providerId: 'mistral-small-2506' } },
    'feature-extraction': { 'mistralai/mistral-embed': { providerId: 'mistral-embed', dimensions: 1024 } },
  },
  tasks: {
    conversational: openaiChat({ path: '/v1/chat/completions', style: { id: (hex) => hex, hasLogprobs: false } }),
    'feature-extraction': openaiEmbeddings({ path: '/v1/embeddings' }),
  },
  modelList: '/v1/models',
  modelExtras: () => ({ owned_by: 'mistralai' }),
  // A million requests of one model, of 512 MB.
  batches: {
    form: 'mistral',
    base: '/v1',
    maxLines: 1_000_000,
    maxBytes: 512_000_000,
    windows: ['24h'],
    paths: { '/v1/chat/completions': '/v1/chat/completions' },
  },
  formatProblem: textProblem({
    body: (message, { param, status }) => ({
      object: 'error',
      message,
      type: 'invalid_request_error',
      param: param ?? null,
      code: String(status),
    }),
  }),
});
