import { toBase64 } from '../content/base64.ts';
import { hexId } from '../contract/ids.ts';
import { missingField } from '../contract/problem.ts';
import { type DialectOf, defineProvider } from '../dialect/provider.ts';
import { fastapiProblem } from '../presets/fastapi-problem.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { chatAsCompletions } from '../presets/openai-completions.ts';
import { readInteger, readOptionalText, readSize, readText } from '../presets/request-fields.ts';
import { type ChatStyle, formatUsage } from '../presets/write-chat.ts';

const BAD_KEY = 'Could not validate credentials';

/** The model is called `model_name` here and only here; the result has OpenAI's path, but not its form. */
const textToImage: DialectOf<'text-to-image'> = {
  path: '/v1/images/generations',
  readModel({ model_name: name }) {
    if (name === undefined) throw missingField('model_name');
    return name;
  },
  read: ({ body }) => ({
    prompt: readText(body, 'prompt'),
    negativePrompt: readOptionalText(body, 'negative_prompt'),
    ...readSize(body, { width: 512, height: 512 }),
    seed: readInteger(body, 'seed'),
    type: 'image/png',
  }),
  write: ({ files, seed }) => ({
    images: files.map((file, index) => ({ index, image: toBase64(file.bytes), random_seed: seed + index })),
    inference_time: 1.73,
  }),
};

/** Form of chats, and of completions, which are chats here. */
const STYLE: ChatStyle = {
  streamType: 'text/event-stream; charset=utf-8',
  usage: 'last',
  // Every chunk has the counts; the real ones grow, these are those of the end.
  chunkExtras: (_, generated) => ({ usage: formatUsage(generated) }),
  chunkChoiceExtras: (position) => (position === 'last' ? { stop_reason: null } : {}),
  deltaExtras: (position) => (position === 'last' ? { content: '' } : {}),
};

export const hyperbolic = defineProvider({
  id: 'hyperbolic',
  label: 'Hyperbolic',
  models: {
    'text-to-image': {
      'stabilityai/stable-diffusion-xl-base-1.0': 'SDXL1.0-base',
      'black-forest-labs/FLUX.1-dev': 'FLUX.1-dev',
      'stable-diffusion-v1-5/stable-diffusion-v1-5': 'SD1.5',
      'sd-community/stable-diffusion-2': 'SD2',
    },
    conversational: {
      'meta-llama/Llama-3.2-3B-Instruct': {},
      'meta-llama/Llama-3.3-70B-Instruct': {},
      'deepseek-ai/DeepSeek-V3': {},
      'Qwen/Qwen2.5-VL-7B-Instruct': {},
    },
    'text-generation': { 'meta-llama/Llama-3.1-405B': 'meta-llama/Meta-Llama-3.1-405B' },
  },
  tasks: {
    'text-to-image': textToImage,
    conversational: openaiChat({
      path: '/v1/chat/completions',
      style: STYLE,
    }),
    'text-generation': chatAsCompletions({ path: '/v1/chat/completions', style: STYLE }),
  },
  modelList: '/v1/models',
  responses: { isCompressed: true, headers: (id) => ({ 'cf-ray': `${hexId(id, 16)}-SJC` }) },
  formatProblem: fastapiProblem(
    {
      'missing-key': BAD_KEY,
      'invalid-key': BAD_KEY,
      'unknown-model': ({ param }) => `Model ${param} not found`,
    },
    { pydantic: 2 },
  ),
});
