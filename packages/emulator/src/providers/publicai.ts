import { uuidFrom } from '../contract/ids.ts';
import { defineProvider } from '../dialect/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { textProblem } from '../presets/text-problem.ts';
import { VLLM_STYLE } from '../presets/vllm-style.ts';

/** The service is a proxy of LiteLLM, whose errors have the text `None` for what Python has no value for. */
export const publicai = defineProvider({
  id: 'publicai',
  label: 'Public AI',
  models: {
    conversational: {
      'swiss-ai/Apertus-8B-Instruct-2509': 'swiss-ai/apertus-8b-instruct',
      'swiss-ai/Apertus-70B-Instruct-2509': 'swiss-ai/apertus-70b-instruct',
      'aisingapore/Gemma-SEA-LION-v4-27B-IT': {},
    },
  },
  tasks: { conversational: openaiChat({ path: '/v1/chat/completions', style: VLLM_STYLE }) },
  modelList: '/v1/models',
  responses: { headers: (id) => ({ 'x-litellm-call-id': uuidFrom(id) }) },
  formatProblem: textProblem({
    messages: {
      'missing-key': 'Authentication Error, No api key passed in.',
      'invalid-key': 'Authentication Error, Invalid proxy server token passed.',
      // As seen in September 2025: the text is a Python dictionary.
      'unknown-model': ({ param }) =>
        `{'error': '/chat/completions: Invalid model name passed in model=${param}. Call \`/v1/models\` to view available models for your key.'}`,
    },
    statuses: { 'unknown-model': 400 },
    body: (message, { status, param }) => ({
      error: {
        message,
        type: status === 401 ? 'auth_error' : 'None',
        param: status === 401 ? 'None' : (param ?? 'None'),
        code: String(status),
      },
    }),
  }),
});
