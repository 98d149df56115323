import type { Effort, Thinking } from '../contract/thinking.ts';
import { defineServer } from '../dialect/define-server.ts';
import { anthropicMessages } from '../presets/anthropic-messages.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiResponses } from '../presets/openai-responses.ts';
import { textProblem } from '../presets/text-problem.ts';
import type { ChatStyle } from '../presets/write-chat.ts';

const FINGERPRINT = { system_fingerprint: 'fp_ollama' };

const STYLE: ChatStyle = {
  // Three digits are the whole id.
  id: (hex) => `chatcmpl-${Number.parseInt(hex.slice(0, 6), 16) % 1000}`,
  role: 'every',
  reasoningTokens: 'absent',
  hasLogprobs: false,
  completionExtras: () => FINGERPRINT,
  chunkExtras: () => FINGERPRINT,
};

const EFFORTS: Readonly<Record<string, Effort>> = {
  none: 'none',
  minimal: 'low',
  low: 'low',
  medium: 'medium',
  high: 'high',
  xhigh: 'max',
  ultra: 'max',
  max: 'max',
};

/** The effort has two places; values that it does not have are refused. */
function thinks(values: Readonly<Record<string, Effort>>): Thinking {
  const refusal = {
    message: `invalid reasoning value: '{value}' (must be "high", "medium", "low", "max", or "none")`,
  };
  return {
    form: 'reasoning',
    effort: 'medium',
    switches: ['reasoning_effort', 'reasoning.effort'].map((member) => ({ member, values, refusal })),
  };
}

export const ollama = defineServer({
  id: 'ollama',
  label: 'Ollama',
  source: { url: 'https://docs.ollama.com/api/openai-compatibility', read: '2026-11' },
  models: {
    conversational: {
      'meta-llama/Llama-3.1-8B-Instruct': { providerId: 'llama3.1:8b', otherTasks: ['text-generation'] },
      'Qwen/Qwen3.6-35B-A3B': { providerId: 'qwen3.6', thinks: thinks(EFFORTS) },
      'google/gemma-4-E4B-it': { providerId: 'gemma4', thinks: thinks(EFFORTS) },
      // gpt-oss always thinks.
      'openai/gpt-oss-20b': { providerId: 'gpt-oss:20b', thinks: thinks({ ...EFFORTS, none: 'low' }) },
    },
    'feature-extraction': { 'nomic-ai/nomic-embed-text-v1.5': { providerId: 'nomic-embed-text', dimensions: 768 } },
  },
  tasks: {
    conversational: [
      openaiChat({ path: '/v1/chat/completions', style: STYLE }),
      openaiResponses({ path: '/v1/responses' }),
      ...anthropicMessages({ countsTokens: false }),
    ],
    'text-generation': openaiCompletions({ path: '/v1/completions', style: { ...STYLE, id: completionId } }),
    'feature-extraction': openaiEmbeddings({ path: '/v1/embeddings' }),
  },
  modelList: '/v1/models',
  modelExtras: () => ({ owned_by: 'library' }),
  pages: { '/': 'Ollama is running', '/api/version': { version: '0.14.2' } },
  formatProblem: (problem, request) => {
    if (problem.reason === 'unknown-url') return { status: 404, body: '404 page not found' };
    return formatError(problem, request);
  },
});

function completionId(hex: string): string {
  return `cmpl-${Number.parseInt(hex.slice(0, 6), 16) % 1000}`;
}

const formatError = textProblem({
  messages: { 'unknown-model': ({ param }) => `model '${param}' not found` },
  body: (message, { reason }) => ({
    error: {
      message,
      type: reason === 'unknown-model' ? 'not_found_error' : 'invalid_request_error',
      param: null,
      code: null,
    },
  }),
});
