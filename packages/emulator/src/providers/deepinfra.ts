import { hexId } from '../contract/ids.ts';
import { offerAt } from '../contract/model-facts.ts';
import { invalidField } from '../contract/problem.ts';
import { defineProvider } from '../dialect/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiImages } from '../presets/openai-images.ts';
import { openaiProblem } from '../presets/openai-problem.ts';
import { openaiSpeech } from '../presets/openai-speech.ts';
import { openaiTranscription } from '../presets/openai-transcription.ts';
import { readTexts } from '../presets/request-fields.ts';
import { byEffort } from '../presets/thinking/model-families.ts';
import { type ChatStyle, formatUsage } from '../presets/write-chat.ts';

/** Form of chats and completions: usage carries a price. */
const STYLE: ChatStyle = {
  usage: 'last',
  hasLogprobs: false,
  usageExtras: ({ promptTokens, completionTokens }) => ({
    prompt_tokens_details: null,
    estimated_cost: (promptTokens * 3 + completionTokens * 5) / 1e8,
  }),
  chunkExtras: (position, generated) => ({ usage: position === 'last' ? formatUsage(generated) : null }),
};

export const deepinfra = defineProvider({
  id: 'deepinfra',
  label: 'DeepInfra',
  models: {
    'automatic-speech-recognition': { 'openai/whisper-large-v3': {}, 'openai/whisper-large-v3-turbo': {} },
    conversational: {
      'meta-llama/Llama-3.1-8B-Instruct': 'meta-llama/Meta-Llama-3.1-8B-Instruct',
      'meta-llama/Llama-3.3-70B-Instruct': {},
      'deepseek-ai/DeepSeek-V3': {},
      'deepseek-ai/DeepSeek-V4-Flash': { thinks: byEffort('reasoning_content') },
      'zai-org/GLM-5.2': { thinks: byEffort('reasoning_content') },
    },
    'feature-extraction': { 'BAAI/bge-m3': { dimensions: 1024 }, 'Qwen/Qwen3-Embedding-8B': { dimensions: 4096 } },
    'text-generation': { 'Gryphe/MythoMax-L2-13b': {} },
    'text-to-image': { 'black-forest-labs/FLUX.1-schnell': 'black-forest-labs/FLUX-1-schnell' },
    'text-to-speech': { 'hexgrad/Kokoro-82M': {} },
    'text-ranking': { 'Qwen/Qwen3-Reranker-0.6B': {}, 'Qwen/Qwen3-Reranker-8B': {} },
  },
  tasks: {
    'automatic-speech-recognition': openaiTranscription({ path: '/v1/openai/audio/transcriptions' }),
    conversational: openaiChat({ path: '/v1/openai/chat/completions', style: STYLE }),
    'feature-extraction': openaiEmbeddings({ path: '/v1/openai/embeddings' }),
    'text-generation': openaiCompletions({ path: '/v1/openai/completions', style: STYLE }),
    // One score for each pair of a query and a document, in the order sent (deepinfra.com, model pages, 2026-08).
    'text-ranking': {
      path: '/v1/inference/{model}',
      read: ({ body }) => {
        const queries = readTexts(body, 'queries');
        const texts = readTexts(body, 'documents');
        if (queries.length !== texts.length)
          throw invalidField('documents', 'queries and documents must be of equal length');
        return { query: queries[0] ?? '', texts };
      },
      write: (ranked) => ({
        scores: ranked.toSorted((one, other) => one.index - other.index).map(({ score }) => score),
        inference_status: { status: 'succeeded' },
      }),
    },
    // deepinfra.com/docs/openai_api, 2026-11: base64 unless an address is asked for.
    'text-to-image': openaiImages({
      path: '/v1/openai/images/generations',
      type: 'image/jpeg',
      defaultFormat: 'base64',
      extras: (_, { now }) => ({ created: Math.floor(now / 1000) }),
    }),
    'text-to-speech': openaiSpeech({ path: '/v1/openai/audio/speech', needsVoice: false }),
  },
  modelList: '/v1/openai/models',
  modelExtras: ({ providerId, hubId }) => ({
    root: providerId,
    parent: null,
    metadata: {
      context_length: offerAt('deepinfra', hubId).contextLength,
      max_tokens: 16_384,
      pricing: { input_tokens: offerAt('deepinfra', hubId).input, output_tokens: offerAt('deepinfra', hubId).output },
      tags: [],
    },
  }),
  responses: { headers: (id) => ({ 'x-deepinfra-request-id': hexId(id, 32) }) },
  formatProblem: openaiProblem({
    paramFor: [],
    messages: {
      'missing-key': 'Not authenticated',
      'invalid-key': 'User is not authenticated',
      'unknown-model': ({ param }) => `The model \`${param}\` does not exist`,
    },
    // As seen in May 2026, without a code.
    codes: { 'missing-key': null, 'invalid-key': null },
  }),
});
