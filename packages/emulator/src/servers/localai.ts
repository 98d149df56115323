import { uuidFrom } from '../contract/ids.ts';
import { defineServer } from '../dialect/define-server.ts';
import { anthropicMessages } from '../presets/anthropic-messages.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiImages } from '../presets/openai-images.ts';
import { openaiResponses } from '../presets/openai-responses.ts';
import { openaiSpeech } from '../presets/openai-speech.ts';
import { openaiTranscription } from '../presets/openai-transcription.ts';
import { rerank } from '../presets/rerank.ts';
import { textProblem } from '../presets/text-problem.ts';
import { type ChatStyle, formatUsage } from '../presets/write-chat.ts';

const STYLE: ChatStyle = {
  id: uuidFrom,
  usage: 'last',
  hasLogprobs: false,
  chunkExtras: (position, generated) => (position === 'last' ? { usage: formatUsage(generated) } : {}),
};

export const localai = defineServer({
  id: 'localai',
  label: 'LocalAI',
  source: { url: 'https://localai.io/features/openai-functions/', read: '2026-11' },
  models: {
    conversational: {
      'meta-llama/Llama-3.2-3B-Instruct': { providerId: 'llama-3.2-3b-instruct', otherTasks: ['text-generation'] },
    },
    'feature-extraction': {
      'sentence-transformers/all-MiniLM-L6-v2': { providerId: 'text-embedding-ada-002', dimensions: 384 },
    },
    'text-to-image': { 'stabilityai/stable-diffusion-xl-base-1.0': { providerId: 'stablediffusion' } },
    'text-to-speech': { 'rhasspy/piper-voices': { providerId: 'tts-1' } },
    'automatic-speech-recognition': { 'openai/whisper-base': { providerId: 'whisper-1' } },
    'text-ranking': { 'BAAI/bge-reranker-v2-m3': { providerId: 'jina-reranker-v1-base-en' } },
  },
  tasks: {
    conversational: [
      { ...openaiChat({ path: '', style: STYLE }), path: ['/v1/chat/completions', '/chat/completions'] },
      openaiResponses({ path: '/v1/responses' }),
      ...anthropicMessages({ countsTokens: false }),
    ],
    'text-generation': openaiCompletions({ path: '/v1/completions', style: STYLE }),
    'feature-extraction': { ...openaiEmbeddings({ path: '' }), path: ['/v1/embeddings', '/embeddings'] },
    'text-to-image': openaiImages({ path: '/v1/images/generations' }),
    'text-to-speech': openaiSpeech({ path: '/v1/audio/speech', needsVoice: false }),
    'automatic-speech-recognition': openaiTranscription({ path: '/v1/audio/transcriptions' }),
    'text-ranking': rerank({ path: '/v1/rerank', documents: true }),
  },
  modelList: '/v1/models',
  pages: { '/readyz': 'OK', '/healthz': 'OK' },
  formatProblem: textProblem({
    // A model without a file is reported when it is loaded.
    statuses: { 'unknown-model': 500 },
    messages: {
      'unknown-url': 'Resource not found',
      'unknown-model': ({ param }) => `failed to load model with internal loader: could not load model: ${param}`,
    },
    body: (message, { status }) => ({ error: { code: status, message, type: '' } }),
  }),
});
