import { hexId, uuidFrom } from '../contract/ids.ts';
import { defineProvider } from '../dialect/provider.ts';
import { fastapiProblem } from '../presets/fastapi-problem.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiImages } from '../presets/openai-images.ts';
import { byTemplate } from '../presets/thinking/model-families.ts';
import { VLLM_STYLE } from '../presets/vllm-style.ts';

const BAD_KEY = 'Could not validate credentials';

export const nebius = defineProvider({
  id: 'nebius',
  label: 'Nebius AI Studio',
  models: {
    'text-to-image': {
      'black-forest-labs/FLUX.1-schnell': 'black-forest-labs/flux-schnell',
      'black-forest-labs/FLUX.1-dev': 'black-forest-labs/flux-dev',
    },
    conversational: {
      'meta-llama/Llama-3.1-8B-Instruct': 'meta-llama/Meta-Llama-3.1-8B-Instruct',
      'meta-llama/Llama-3.3-70B-Instruct': {},
      'Qwen/Qwen2.5-7B-Instruct': {},
      'Qwen/Qwen3-30B-A3B': { thinks: byTemplate('reasoning_content') },
    },
    'text-generation': { 'Qwen/Qwen2.5-Coder-7B': {} },
    'feature-extraction': {
      'BAAI/bge-multilingual-gemma2': { dimensions: 3584 },
      'Qwen/Qwen3-Embedding-8B': { dimensions: 4096 },
    },
  },
  tasks: {
    'text-to-image': openaiImages({
      path: '/v1/images/generations',
      type: 'image/webp',
      extras: (_, { id }) => ({ id: `text2img-${uuidFrom(id)}` }),
    }),
    conversational: openaiChat({ path: '/v1/chat/completions', style: VLLM_STYLE }),
    'text-generation': openaiCompletions({ path: '/v1/completions', style: VLLM_STYLE }),
    'feature-extraction': openaiEmbeddings({ path: '/v1/embeddings' }),
  },
  modelList: '/v1/models',
  responses: { headers: (id) => ({ 'x-request-id': hexId(id, 32) }) },
  formatProblem: fastapiProblem(
    {
      'missing-key': BAD_KEY,
      'invalid-key': BAD_KEY,
      'unknown-model': ({ param }) => `The model \`${param}\` does not exist.`,
    },
    { pydantic: 2 },
  ),
});
