import { uuidFrom } from '../contract/ids.ts';
import { defineProvider } from '../dialect/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiProblem } from '../presets/openai-problem.ts';
import { byTemplate } from '../presets/thinking/model-families.ts';
import { VLLM_STYLE } from '../presets/vllm-style.ts';

export const featherlessAi = defineProvider({
  id: 'featherless-ai',
  label: 'Featherless AI',
  models: {
    conversational: {
      'meta-llama/Llama-3.1-8B-Instruct': 'meta-llama/Meta-Llama-3.1-8B-Instruct',
      'Qwen/Qwen2.5-7B-Instruct': {},
      'mistralai/Mistral-Nemo-Instruct-2407': {},
      'Qwen/Qwen3-32B': { thinks: byTemplate('reasoning_content') },
    },
    'text-generation': { 'mistralai/Mistral-7B-v0.1': {}, 'Qwen/Qwen2.5-7B': {}, 'HuggingFaceTB/SmolLM3-3B': {} },
  },
  tasks: {
    conversational: openaiChat({ path: '/v1/chat/completions', style: VLLM_STYLE }),
    'text-generation': openaiCompletions({ path: '/v1/completions', style: VLLM_STYLE }),
  },
  modelList: '/v1/models',
  modelExtras: ({ hubId }) => ({ name: hubId, context_length: 16_384, max_completion_tokens: 4096, is_gated: false }),
  responses: { headers: (id) => ({ 'x-request-id': uuidFrom(id) }) },
  formatProblem: openaiProblem({
    messages: {
      'missing-key': 'Authentication is required.',
      'invalid-key': 'Invalid API key.',
      'unknown-model': ({ param }) => `The model ${param} does not exist or is not available on Featherless.`,
    },
  }),
});
