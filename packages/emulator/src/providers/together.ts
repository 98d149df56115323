import { hexId, uuidFrom } from '../contract/ids.ts';
import { offerAt } from '../contract/model-facts.ts';
import { hashText } from '../contract/random.ts';
import { defineProvider } from '../dialect/provider.ts';
import { requireFlatSchema } from '../presets/check-json-form.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiImages } from '../presets/openai-images.ts';
import { openaiProblem } from '../presets/openai-problem.ts';
import { openaiSpeech } from '../presets/openai-speech.ts';
import { openaiTranscription } from '../presets/openai-transcription.ts';
import { rerank } from '../presets/rerank.ts';
import { byEffort, gptOss } from '../presets/thinking/model-families.ts';
import { effortSwitch } from '../presets/thinking/switches.ts';
import { type ChatStyle, formatUsage } from '../presets/write-chat.ts';
import { mediaModels, mediaTasks, videoJobs } from './together/media.ts';

/** The id of a response, which is that of Cloudflare. */
const rayId = (hex: string) => `${hex.slice(0, 16)}-CDG`;

/** A seed such as together reports it: beyond what JavaScript represents exactly. */
const largeSeed = (text: string) => hashText(text) * 2 ** 31 + hashText(`${text}+`);

const BAD_KEY = 'Invalid API key provided. You can find your API key in your account settings.';

/** Its own words for the tasks of models; all others are of the type `chat`. */
const MODEL_TYPES: Readonly<Record<string, string>> = {
  'feature-extraction': 'embedding',
  'text-to-image': 'image',
  'text-to-video': 'video',
  'text-to-speech': 'audio',
  'text-generation': 'language',
  'automatic-speech-recognition': 'transcribe',
};

/** Form of chats and completions. */
const STYLE: ChatStyle = {
  id: (hex) => hex.slice(0, 16),
  logprobs: 'columns',
  role: 'every',
  usage: 'last',
  streamType: 'text/event-stream;charset=utf-8',
  finishReason: (reason) => (reason === 'stop' ? 'eos' : reason),
  completionExtras: () => ({ prompt: [] }),
  choiceExtras: ({ pieces }) => ({ seed: largeSeed(pieces.join('')) }),
  messageExtras: ({ toolCalls }) => (toolCalls.length > 0 ? {} : { tool_calls: [] }),
  chunkExtras: (position, generated) => ({ usage: position === 'last' ? formatUsage(generated) : null }),
  chunkChoiceExtras: (position, { pieces }, text) => ({
    text,
    seed: position === 'last' ? largeSeed(pieces.join('')) : null,
  }),
  deltaExtras: (position, text) =>
    position === 'middle' && text !== '' ? { token_id: hashText(text) % 128_000, tool_calls: null } : {},
};

const LEVELS = effortSwitch(['low', 'high', 'max']);

export const together = defineProvider({
  id: 'together',
  label: 'Together AI',
  models: {
    conversational: {
      'meta-llama/Llama-3.3-70B-Instruct': 'meta-llama/Llama-3.3-70B-Instruct-Turbo',
      'meta-llama/Llama-3.1-8B-Instruct': 'meta-llama/Meta-Llama-3.1-8B-Instruct-Turbo',
      'deepseek-ai/DeepSeek-V3': 'deepseek-ai/DeepSeek-V3',
      'Qwen/Qwen2.5-7B-Instruct': 'Qwen/Qwen2.5-7B-Instruct-Turbo',
      'deepseek-ai/DeepSeek-V4-Pro': { thinks: byEffort('reasoning') },
      // K3 and GLM-5.3 always think.
      'moonshotai/Kimi-K3': { thinks: { form: 'reasoning', effort: 'max', switches: [LEVELS] } },
      'zai-org/GLM-5.3': { thinks: { form: 'reasoning_content', effort: 'max', switches: [LEVELS] } },
      'openai/gpt-oss-120b': { thinks: gptOss('reasoning') },
    },
    'text-generation': {
      'mistralai/Mixtral-8x7B-v0.1': {},
      'meta-llama/Llama-3.1-8B': 'meta-llama/Meta-Llama-3.1-8B-Reference',
    },
    'text-to-image': { 'black-forest-labs/FLUX.1-schnell': {}, 'black-forest-labs/FLUX.1-dev': {} },
    'feature-extraction': { 'BAAI/bge-base-en-v1.5': { dimensions: 768 } },
    'text-ranking': { 'mixedbread-ai/mxbai-rerank-large-v2': 'mixedbread-ai/Mxbai-Rerank-Large-V2' },
    'text-to-speech': { 'hexgrad/Kokoro-82M': {} },
    'automatic-speech-recognition': { 'openai/whisper-large-v3': {} },
    ...mediaModels,
  },
  tasks: {
    conversational: openaiChat({
      path: '/v1/chat/completions',
      style: STYLE,
      check: requireFlatSchema,
    }),
    'text-ranking': rerank({
      path: '/v1/rerank',
      envelope: (results, { model, tokens, body }) => ({
        id: uuidFrom(hexId(JSON.stringify(body), 32)),
        object: 'rerank',
        model,
        results,
        usage: { prompt_tokens: tokens, completion_tokens: 0, total_tokens: tokens },
      }),
    }),
    'text-generation': openaiCompletions({
      path: '/v1/completions',
      style: STYLE,
      object: 'text.completion',
      chunkObject: 'completion.chunk',
    }),
    'text-to-image': openaiImages({
      path: '/v1/images/generations',
      type: 'image/jpeg',
      base64Formats: ['base64', 'b64_json'],
      extras: (_, { id, request }) => ({ id: rayId(id), model: request.modelName, object: 'list' }),
      entryExtras: ({ prompt }, index) => ({ timings: { inference: 450 + (hashText(prompt) % 400) }, index }),
    }),
    'feature-extraction': openaiEmbeddings({ path: '/v1/embeddings' }),
    'text-to-speech': openaiSpeech({ path: '/v1/audio/speech' }),
    'automatic-speech-recognition': openaiTranscription({ path: '/v1/audio/transcriptions' }),
    ...mediaTasks,
  },
  jobs: videoJobs,
  // Limits of the batch guide of Together: 50,000 requests, 100 MB, 24 h.
  batches: {
    form: 'together',
    base: '/v1',
    maxLines: 50_000,
    maxBytes: 100_000_000,
    windows: ['24h'],
    paths: { '/v1/chat/completions': '/v1/chat/completions' },
  },
  modelList: '/v1/models',
  isBareModelList: true,
  modelExtras: ({ hubId, task }) => ({
    type: MODEL_TYPES[task] ?? 'chat',
    display_name: hubId.split('/')[1],
    context_length: offerAt('together', hubId).contextLength,
    pricing: {
      hourly: 0,
      input: offerAt('together', hubId).input,
      output: offerAt('together', hubId).output,
      base: 0,
      finetune: 0,
    },
  }),
  responses: {
    jsonType: 'application/json; charset=utf-8',
    isCompressed: true,
    headers: (id) => ({ 'cf-ray': rayId(id), 'x-request-id': `${rayId(hexId(id, 16))}` }),
    // Sent with responses that succeed, as recorded in January 2025; clients must not wait for it.
    successHeaders: { 'retry-after': '2' },
  },
  formatProblem: openaiProblem({
    messages: {
      'missing-key': BAD_KEY,
      'invalid-key': BAD_KEY,
      'unknown-model': ({ param }) => `Unable to access model ${param}. It does not exist or is not available to you.`,
      'missing-field': 'Invalid request',
    },
    codes: { 'unknown-model': 'model_not_available' },
    wrap: (error, { message }) => ({ id: rayId(hexId(message, 16)), error }),
  }),
});
