import type { FormatProblem } from '../contract/problem.ts';
import { defineProvider } from '../dialect/provider.ts';
import { hubTask, textInputs } from '../presets/hub-task.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { readInteger } from '../presets/request-fields.ts';
import { audioModels, audioTasks } from './hf-inference/audio.ts';
import { mediaModels, mediaTasks } from './hf-inference/media.ts';
import { tabularModels, tabularTasks } from './hf-inference/tabular.ts';
import { textModels, textTasks } from './hf-inference/text.ts';
import { visionModels, visionTasks } from './hf-inference/vision.ts';

const FINGERPRINT = { system_fingerprint: '3.3.4-sha-1d04e3d' };

const SENTIMENT_3 = { labels: ['positive', 'neutral', 'negative'] };

export const hfInference = defineProvider({
  id: 'hf-inference',
  label: 'HF Inference',
  host: 'router',
  models: {
    ...textModels,
    ...mediaModels,
    conversational: {
      'meta-llama/Llama-3.1-8B-Instruct': {},
      'HuggingFaceTB/SmolLM3-3B': {},
      'Qwen/Qwen2.5-7B-Instruct': {},
      'mistralai/Mistral-7B-Instruct-v0.2': {},
      'google/gemma-2b': { hasChatTemplate: false },
    },
    'feature-extraction': {
      'intfloat/multilingual-e5-large': { dimensions: 1024 },
      'BAAI/bge-small-en-v1.5': { dimensions: 384 },
      'facebook/bart-base': { dimensions: 768, isUnpooled: true },
    },
    'sentence-similarity': {
      'sentence-transformers/all-MiniLM-L6-v2': { dimensions: 384, otherTasks: ['feature-extraction'] },
    },
    'text-classification': {
      'distilbert/distilbert-base-uncased-finetuned-sst-2-english': { labels: ['POSITIVE', 'NEGATIVE'] },
      'cardiffnlp/twitter-roberta-base-sentiment-latest': SENTIMENT_3,
      'ProsusAI/finbert': SENTIMENT_3,
      'nlptown/bert-base-multilingual-uncased-sentiment': {
        labels: ['5 stars', '4 stars', '3 stars', '2 stars', '1 star'],
      },
    },
    ...audioModels,
    ...visionModels,
    ...tabularModels,
  },
  tasks: {
    ...textTasks,
    ...mediaTasks,
    // Text Generation Inference: no id, the role and a null usage in every chunk.
    conversational: openaiChat({
      path: '/models/{model}/v1/chat/completions',
      style: {
        id: () => '',
        role: 'every',
        completionExtras: () => FINGERPRINT,
        chunkExtras: () => ({ ...FINGERPRINT, usage: null }),
      },
    }),
    'feature-extraction': [
      hubTask('feature-extraction', {
        read: (request) => ({ texts: textInputs(request), dimensions: readInteger(request.body, 'dimensions') }),
        // Pooled: a vector, or a list of them for a list of texts. Not pooled: one level of lists more for each text.
        write({ embeddings }, { request: { body, model } }) {
          const all = model.isUnpooled ? embeddings.map((tokens) => [tokens]) : embeddings;
          return Array.isArray(body.inputs) ? all : (all[0] ?? []);
        },
      }),
      // Text Embeddings Inference has OpenAI's protocol, too.
      openaiEmbeddings({ path: '/models/{model}/v1/embeddings' }),
    ],
    'text-classification': hubTask('text-classification', {
      read: (request) => ({ texts: textInputs(request), topK: readInteger(request.parameters, 'top_k') }),
      write: (labels) => labels,
    }),
    ...audioTasks,
    ...visionTasks,
    ...tabularTasks,
  },
  formatProblem,
});

function formatProblem(
  { status, reason, message, param }: Parameters<FormatProblem>[0],
  { path }: Parameters<FormatProblem>[1],
): ReturnType<FormatProblem> {
  if (reason === 'unknown-model') return { status: 404, body: { error: 'Not Found: Model not found' } };
  if (!path.includes('/chat/completions')) {
    const isValidation = message.startsWith('Input validation error');
    return { status, body: { error: message, ...(isValidation && { error_type: 'validation' }) } };
  }
  // The chat server parses the body strictly and reports it in plain text.
  if (reason === 'missing-field' || reason === 'invalid-json') {
    const at = reason === 'missing-field' ? `missing field \`${param}\`` : 'expected value';
    return { status: 422, body: `Failed to deserialize the JSON body into the target type: ${at} at line 1 column 1` };
  }
  if (reason === 'wrong-content-type') return { status, body: message };
  if (reason === 'other') return { status, body: { error: message, error_type: 'template_error' } };
  return { status: 422, body: { error: `Input validation error: ${message}`, error_type: 'validation' } };
}
