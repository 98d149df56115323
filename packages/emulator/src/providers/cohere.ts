import { hexId, uuidFrom } from '../contract/ids.ts';
import { defineProvider } from '../dialect/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { rerank } from '../presets/rerank.ts';
import { textProblem } from '../presets/text-problem.ts';

export const cohere = defineProvider({
  id: 'cohere',
  label: 'Cohere',
  models: {
    conversational: {
      'CohereLabs/c4ai-command-r7b-12-2024': 'command-r7b-12-2024',
      'CohereLabs/c4ai-command-a-03-2025': 'command-a-03-2025',
      'CohereLabs/aya-expanse-32b': 'c4ai-aya-expanse-32b',
    },
    'text-ranking': { 'CohereLabs/rerank-v4.0-pro': 'rerank-v4.0-pro', 'CohereLabs/rerank-v3.5': 'rerank-v3.5' },
  },
  tasks: {
    conversational: openaiChat({
      path: '/compatibility/v1/chat/completions',
      style: { id: uuidFrom, hasLogprobs: false },
    }),
    // docs.cohere.com/v2/reference/rerank, 2026-11: no documents in the response.
    'text-ranking': rerank({
      path: '/v2/rerank',
      documents: false,
      envelope: (results, { body }) => ({
        id: uuidFrom(hexId(JSON.stringify(body), 32)),
        results,
        meta: { api_version: { version: '2' }, billed_units: { search_units: 1 } },
      }),
    }),
  },
  modelList: '/compatibility/v1/models',
  responses: { headers: (id) => ({ 'x-debug-trace-id': id }) },
  formatProblem: textProblem({
    messages: {
      'missing-key': 'no api key supplied',
      'invalid-key': 'invalid api token',
      'unknown-model': ({ param }) =>
        `model '${param}' not found, make sure the correct model ID was used and that you have access to the model.`,
      'missing-field': ({ param }) => `invalid request: ${param} is required.`,
      'invalid-field': ({ message }) => `invalid request: ${message}.`,
      'invalid-json': 'invalid request: error parsing JSON in the request body.',
    },
    // The key is checked before the request gets an id.
    body: (message, { status }) => (status === 401 ? { message } : { id: uuidFrom(hexId(message, 32)), message }),
  }),
});
