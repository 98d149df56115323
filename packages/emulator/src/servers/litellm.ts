import { defineServer } from '../dialect/define-server.ts';
import { anthropicMessages } from '../presets/anthropic-messages.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiImages } from '../presets/openai-images.ts';
import { openaiResponses } from '../presets/openai-responses.ts';
import { openaiSpeech } from '../presets/openai-speech.ts';
import { openaiTranscription } from '../presets/openai-transcription.ts';
import { textProblem } from '../presets/text-problem.ts';
import type { ChatStyle } from '../presets/write-chat.ts';

const STYLE: ChatStyle = {
  hasLogprobs: false,
  completionExtras: () => ({ system_fingerprint: null, service_tier: null }),
  messageExtras: () => ({ function_call: null, annotations: [] }),
};

/** Every path is there with `/v1` and without. */
const both = <Dialect extends { readonly path: string | readonly string[] }>(dialect: Dialect): Dialect => ({
  ...dialect,
  path: [dialect.path].flat().flatMap((path) => [`/v1${path}`, path]),
});

export const litellm = defineServer({
  id: 'litellm',
  label: 'LiteLLM',
  source: { url: 'https://docs.litellm.ai/docs/proxy/user_keys', read: '2026-11' },
  models: {
    conversational: {
      'meta-llama/Llama-3.3-70B-Instruct': { providerId: 'llama-3.3-70b', otherTasks: ['text-generation'] },
    },
    'feature-extraction': { 'BAAI/bge-m3': { providerId: 'bge-m3', dimensions: 1024 } },
    'text-to-image': { 'black-forest-labs/FLUX.1-dev': { providerId: 'flux-dev' } },
    'text-to-speech': { 'hexgrad/Kokoro-82M': { providerId: 'kokoro' } },
    'automatic-speech-recognition': { 'openai/whisper-large-v3': { providerId: 'whisper' } },
  },
  tasks: {
    conversational: [
      both(openaiChat({ path: '/chat/completions', style: STYLE })),
      both(openaiResponses({ path: '/responses', reasoning: 'summary' })),
      ...anthropicMessages(),
    ],
    'text-generation': both(openaiCompletions({ path: '/completions', style: STYLE })),
    'feature-extraction': both(openaiEmbeddings({ path: '/embeddings' })),
    'text-to-image': both(openaiImages({ path: '/images/generations' })),
    'text-to-speech': both(openaiSpeech({ path: '/audio/speech' })),
    'automatic-speech-recognition': both(openaiTranscription({ path: '/audio/transcriptions', events: 'transcript' })),
  },
  modelList: '/v1/models',
  modelExtras: () => ({ created: 1_677_610_602, owned_by: 'openai' }),
  responses: { headers: (id) => ({ 'x-litellm-call-id': id, 'x-litellm-version': '1.91.0' }) },
  pages: { '/health/liveliness': "I'm alive!" },
  formatProblem: (problem, request) => {
    if (problem.reason === 'unknown-url') return { status: 404, body: { detail: 'Not Found' } };
    return formatError(problem, request);
  },
});

// Members without a value are the text "None", and the code is a text, too.
const formatError = textProblem({
  statuses: { 'unknown-model': 400 },
  messages: {
    'unknown-model': ({ param }) =>
      `/chat/completions: Invalid model name passed in model=${param}. Call \`/v1/models\` to view available models for your key.`,
  },
  body: (message, { status }) => ({ error: { message, type: 'None', param: 'None', code: String(status) } }),
});
