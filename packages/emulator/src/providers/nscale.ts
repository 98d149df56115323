import { uuidFrom } from '../contract/ids.ts';
import { defineProvider } from '../dialect/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiImages } from '../presets/openai-images.ts';
import { openaiProblem } from '../presets/openai-problem.ts';
import { VLLM_STYLE } from '../presets/vllm-style.ts';

const BAD_KEY = 'Invalid or missing service token';

export const nscale = defineProvider({
  id: 'nscale',
  label: 'Nscale',
  models: {
    'text-to-image': {
      'black-forest-labs/FLUX.1-schnell': {},
      'stabilityai/stable-diffusion-xl-base-1.0': {},
    },
    conversational: {
      'meta-llama/Llama-3.1-8B-Instruct': {},
      'meta-llama/Llama-3.3-70B-Instruct': {},
      'Qwen/Qwen2.5-Coder-7B-Instruct': {},
    },
  },
  tasks: {
    'text-to-image': openaiImages({
      path: '/v1/images/generations',
      // Images are only sent inside the response.
      base64Formats: ['b64_json', 'url'],
      defaultFormat: 'base64',
      extras: (_, { now }) => ({ created: Math.floor(now / 1000) }),
    }),
    conversational: openaiChat({ path: '/v1/chat/completions', style: VLLM_STYLE }),
  },
  modelList: '/v1/models',
  responses: { headers: (id) => ({ 'x-request-id': uuidFrom(id) }) },
  formatProblem: openaiProblem({
    messages: {
      'missing-key': BAD_KEY,
      'invalid-key': BAD_KEY,
      'unknown-model': ({ param }) => `Model ${param} not found`,
    },
  }),
});
