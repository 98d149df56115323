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
import { REASONING_ENABLED, templateSwitches } from '../presets/thinking/switches.ts';
import type { ChatStyle } from '../presets/write-chat.ts';

const STYLE: ChatStyle = {
  id: (hex) => hex,
  completionExtras: () => ({ metadata: { weight_version: 'default' } }),
  messageExtras: ({ toolCalls }) => ({
    reasoning_content: null,
    ...(toolCalls.length > 0 ? {} : { tool_calls: null }),
  }),
  choiceExtras: ({ finishReason }) => ({ matched_stop: finishReason === 'stop' ? 128_009 : null }),
  reasoningTokens: 'beside',
  usageExtras: () => ({ prompt_tokens_details: null }),
  chunkExtras: () => ({ usage: null }),
  chunkChoiceExtras: () => ({ matched_stop: null }),
};

/** A parser of thoughts is set; \`separate_reasoning: false\` leaves them in the text. */
const QWEN: Thinking = {
  form: 'reasoning_content',
  switches: [...templateSwitches('chat_template_kwargs'), REASONING_ENABLED],
  forms: [{ member: 'separate_reasoning', values: { false: 'tags' } }],
};

const PREFILL: Prefill = { asked: { of: 'request', member: 'continue_final_message' }, otherwise: 'answer' };

export const sglang = defineServer({
  id: 'sglang',
  label: 'SGLang',
  source: { url: 'https://docs.sglang.ai/basic_usage/openai_api.html', read: '2026-11' },
  models: {
    conversational: {
      'Qwen/Qwen2.5-7B-Instruct': { otherTasks: ['text-generation'] },
      'Qwen/Qwen3.6-35B-A3B': { thinks: QWEN },
      'openai/gpt-oss-20b': { thinks: gptOss('reasoning_content') },
    },
    'feature-extraction': { 'Alibaba-NLP/gte-Qwen2-1.5B-instruct': { dimensions: 1536 } },
    'text-ranking': { 'BAAI/bge-reranker-v2-m3': {} },
  },
  tasks: {
    conversational: [
      openaiChat({ path: '/v1/chat/completions', style: STYLE, prefill: PREFILL }),
      openaiResponses({ path: '/v1/responses' }),
      ...anthropicMessages(),
    ],
    'text-generation': openaiCompletions({ path: '/v1/completions', style: STYLE }),
    'feature-extraction': openaiEmbeddings({ path: '/v1/embeddings' }),
    // A bare list, with a member of its own.
    'text-ranking': rerank({
      path: '/v1/rerank',
      score: 'score',
      document: (text) => text,
      envelope: (results) => results.map((result) => ({ ...result, meta_info: {} })),
    }),
  },
  ignoresModel: true,
  modelList: '/v1/models',
  modelExtras: ({ providerId }) => ({ owned_by: 'sglang', root: providerId, parent: null, max_model_len: 32_768 }),
  pages: { '/health': '', '/get_model_info': { model_path: 'Qwen/Qwen2.5-7B-Instruct', is_generation: true } },
  formatProblem: (problem, request) => {
    if (problem.reason === 'unknown-url') return { status: 404, body: { detail: 'Not Found' } };
    return formatError(problem, request);
  },
});

const formatError = textProblem({
  body: (message, { param, status }) => ({
    object: 'error',
    message,
    type: 'BadRequestError',
    param: param ?? null,
    code: status,
  }),
});
