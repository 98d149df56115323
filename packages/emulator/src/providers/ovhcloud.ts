import { uuidFrom } from '../contract/ids.ts';
import { defineProvider } from '../dialect/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiProblem } from '../presets/openai-problem.ts';
import { byEffort, gptOss } from '../presets/thinking/model-families.ts';
import { VLLM_STYLE } from '../presets/vllm-style.ts';

export const ovhcloud = defineProvider({
  id: 'ovhcloud',
  label: 'OVHcloud AI Endpoints',
  models: {
    conversational: {
      'meta-llama/Llama-3.1-8B-Instruct': 'Llama-3.1-8B-Instruct',
      'meta-llama/Llama-3.3-70B-Instruct': 'Meta-Llama-3_3-70B-Instruct',
      'openai/gpt-oss-20b': { providerId: 'gpt-oss-20b', thinks: gptOss('reasoning_content') },
      'Qwen/Qwen3.5-9B': { providerId: 'Qwen3.5-9B', thinks: byEffort('reasoning_content') },
    },
    'text-generation': { 'mistralai/Mamba-Codestral-7B-v0.1': 'mamba-codestral-7B-v0.1' },
  },
  tasks: {
    conversational: openaiChat({ path: '/v1/chat/completions', style: VLLM_STYLE }),
    'text-generation': openaiCompletions({ path: '/v1/completions', style: VLLM_STYLE }),
  },
  modelList: '/v1/models',
  responses: { headers: (id) => ({ 'x-request-id': uuidFrom(id) }) },
  formatProblem: openaiProblem({
    // The gateway in front of the models rejects keys, in its own way.
    wrap: (error, { status }) => (status === 401 ? { message: 'Unauthorized' } : { error }),
  }),
});
