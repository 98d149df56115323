import type { Prefill } from '../contract/refusal.ts';
import type { Thinking } from '../contract/thinking.ts';
import { defineServer } from '../dialect/define-server.ts';
import { anthropicMessages } from '../presets/anthropic-messages.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiResponses } from '../presets/openai-responses.ts';
import { rerank } from '../presets/rerank.ts';
import { textProblem } from '../presets/text-problem.ts';
import { gptOss } from '../presets/thinking/model-families.ts';
import { effortSwitch } from '../presets/thinking/switches.ts';
import type { ChatStyle } from '../presets/write-chat.ts';

const FINGERPRINT = { system_fingerprint: 'b7100-5b2cb7a8' };

const STYLE: ChatStyle = {
  reasoningTokens: 'absent',
  hasLogprobs: false,
  completionExtras: ({ promptTokens, completionTokens }) => ({
    ...FINGERPRINT,
    timings: {
      prompt_n: promptTokens,
      prompt_per_second: 812.4,
      predicted_n: completionTokens,
      predicted_per_second: 41.7,
    },
  }),
  chunkExtras: () => FINGERPRINT,
  // The role comes with a null content.
  deltaExtras: (position) => (position === 'first' ? { content: null } : {}),
};

/** A text in the place of a boolean is refused. */
const QWEN: Thinking = {
  form: 'reasoning_content',
  switches: [
    {
      member: 'chat_template_kwargs.enable_thinking',
      values: { false: 'none', true: 'medium' },
      type: 'boolean',
      refusal: { message: 'invalid type for "enable_thinking" (expected boolean, got string)' },
    },
    effortSwitch(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']),
  ],
  forms: [{ member: 'reasoning_format', values: { none: 'tags' } }],
};

const NO_PREFILL: Prefill = {
  otherwise: { message: 'Assistant response prefill is incompatible with enable_thinking.' },
};

export const llamaCpp = defineServer({
  id: 'llama-cpp',
  label: 'llama.cpp',
  source: { url: 'https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md', read: '2026-11' },
  models: {
    conversational: {
      'bartowski/Llama-3.2-3B-Instruct-GGUF': {
        providerId: 'Llama-3.2-3B-Instruct-Q4_K_M.gguf',
        otherTasks: ['text-generation'],
      },
      'unsloth/Qwen3.6-35B-A3B-GGUF': { providerId: 'Qwen3.6-35B-A3B-Q4_K_M.gguf', thinks: QWEN, prefill: NO_PREFILL },
      'ggml-org/gpt-oss-20b-GGUF': { providerId: 'gpt-oss-20b-mxfp4.gguf', thinks: gptOss('reasoning_content') },
    },
    'feature-extraction': {
      'nomic-ai/nomic-embed-text-v1.5': { providerId: 'nomic-embed-text-v1.5.Q8_0.gguf', dimensions: 768 },
    },
    'text-ranking': { 'gpustack/bge-reranker-v2-m3-GGUF': { providerId: 'bge-reranker-v2-m3-Q8_0.gguf' } },
  },
  tasks: {
    conversational: [
      { ...openaiChat({ path: '', style: STYLE }), path: ['/v1/chat/completions', '/chat/completions'] },
      openaiResponses({ path: ['/v1/responses', '/responses'] }),
      ...anthropicMessages(),
    ],
    'text-generation': openaiCompletions({ path: '/v1/completions', style: STYLE }),
    'feature-extraction': { ...openaiEmbeddings({ path: '' }), path: ['/v1/embeddings', '/embeddings'] },
    // Texts under the name of TEI have its response, too: a bare list.
    'text-ranking': rerank({
      path: ['/rerank', '/reranking', '/v1/rerank', '/v1/reranking'],
      names: ['documents', 'texts'],
      envelope: (results, { model, tokens, body }) =>
        body.texts === undefined
          ? { model, object: 'list', usage: { prompt_tokens: tokens, total_tokens: tokens }, results }
          : results.map(({ relevance_score: score, ...item }) => ({ ...item, score })),
    }),
  },
  ignoresModel: true,
  modelList: '/v1/models',
  modelExtras: () => ({ owned_by: 'llamacpp', meta: { vocab_type: 2, n_vocab: 128_256, n_ctx_train: 131_072 } }),
  pages: { '/health': { status: 'ok' }, '/props': { total_slots: 4, model_path: 'Llama-3.2-3B-Instruct-Q4_K_M.gguf' } },
  formatProblem: textProblem({
    messages: { 'unknown-url': 'File Not Found' },
    body: (message, { reason, status }) => ({
      error: { code: status, message, type: TYPES[reason] ?? 'invalid_request_error' },
    }),
  }),
});

const TYPES: Readonly<Record<string, string>> = { 'unknown-url': 'not_found_error', other: 'server_error' };
