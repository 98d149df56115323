import { uuidFrom } from '../contract/ids.ts';
import { defineProvider } from '../dialect/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { textProblem } from '../presets/text-problem.ts';
import { byEffort, gptOss } from '../presets/thinking/model-families.ts';
import { VLLM_STYLE } from '../presets/vllm-style.ts';

const TYPES: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFoundError',
  422: 'UnprocessableEntityError',
};

export const scaleway = defineProvider({
  id: 'scaleway',
  label: 'Scaleway',
  models: {
    conversational: {
      'meta-llama/Llama-3.1-8B-Instruct': 'llama-3.1-8b-instruct',
      'meta-llama/Llama-3.3-70B-Instruct': 'llama-3.3-70b-instruct',
      'openai/gpt-oss-120b': { providerId: 'gpt-oss-120b', thinks: gptOss('reasoning_content') },
      'Qwen/Qwen3.6-35B-A3B': { providerId: 'qwen3.6-35b-a3b', thinks: byEffort('reasoning_content') },
    },
    'text-generation': { 'mistralai/Devstral-Small-2505': 'devstral-small-2505' },
    'feature-extraction': {
      'BAAI/bge-multilingual-gemma2': { providerId: 'bge-multilingual-gemma2', dimensions: 3584 },
    },
  },
  tasks: {
    conversational: openaiChat({ path: '/v1/chat/completions', style: VLLM_STYLE }),
    'text-generation': openaiCompletions({ path: '/v1/completions', style: VLLM_STYLE }),
    'feature-extraction': openaiEmbeddings({ path: '/v1/embeddings' }),
  },
  modelList: '/v1/models',
  responses: { headers: (id) => ({ 'x-request-id': uuidFrom(id) }) },
  // As documented in October 2025: 401 without a key, 403 with a wrong one, 422 for models.
  formatProblem: textProblem({
    messages: {
      'missing-key': 'Authorization header is missing',
      'invalid-key': 'Insufficient permissions to access the resource',
      'unknown-model': 'Model not found',
    },
    statuses: { 'invalid-key': 403, 'unknown-model': 422 },
    body: (message, { status }) => ({
      error: { message, type: TYPES[status] ?? 'BadRequestError', param: null, code: status },
    }),
  }),
});
