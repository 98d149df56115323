import { hexId } from '../contract/ids.ts';
import type { MemberRefusal, Prefill } from '../contract/refusal.ts';
import type { Thinking } from '../contract/thinking.ts';
import { defineServer } from '../dialect/define-server.ts';
import { anthropicMessages } from '../presets/anthropic-messages.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { openaiResponses } from '../presets/openai-responses.ts';
import { openaiTranscription } from '../presets/openai-transcription.ts';
import { rerank } from '../presets/rerank.ts';
import { textProblem } from '../presets/text-problem.ts';
import { byEffort, gptOss } from '../presets/thinking/model-families.ts';
import { effortSwitch, INCLUDE_REASONING, templateSwitches } from '../presets/thinking/switches.ts';
import { VLLM_STYLE } from '../presets/vllm-style.ts';
import type { ChatStyle } from '../presets/write-chat.ts';

const TYPES: Readonly<Record<string, string>> = { 'unknown-model': 'NotFoundError', other: 'InternalServerError' };

/** Since 0.12 thoughts stand in \`reasoning\`, and no longer in \`reasoning_content\`. */
const STYLE: ChatStyle = {
  ...VLLM_STYLE,
  messageExtras: (choice) => {
    const { reasoning_content: _, ...members } = VLLM_STYLE.messageExtras?.(choice) ?? {};
    return { ...members, reasoning: null };
  },
};

/** The effort reaches the template; \`none\` switches thinking off unless the variables of the template say otherwise. */
const QWEN: Thinking = {
  ...byEffort('reasoning'),
  switches: [
    ...templateSwitches('chat_template_kwargs'),
    effortSwitch(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']),
  ],
  forms: [INCLUDE_REASONING],
};

const STREAM_OPTIONS: MemberRefusal = {
  member: 'stream_options',
  message: 'Stream options can only be defined when `stream=True`.',
  unless: { member: 'stream', value: 'true' },
};

/** Without the member a last message of the assistant is history, as any other. */
const PREFILL: Prefill = { asked: { of: 'request', member: 'continue_final_message' }, otherwise: 'answer' };

export const vllm = defineServer({
  id: 'vllm',
  label: 'vLLM',
  source: { url: 'https://docs.vllm.ai/en/stable/serving/openai_compatible_server/', read: '2026-11' },
  models: {
    conversational: {
      'Qwen/Qwen2.5-7B-Instruct': { otherTasks: ['text-generation'] },
      'Qwen/Qwen3.6-35B-A3B': { thinks: QWEN },
      'google/gemma-4-31B-it': { thinks: { ...QWEN, effort: 'none' } },
      'openai/gpt-oss-20b': { thinks: gptOss('reasoning') },
    },
    'feature-extraction': { 'intfloat/e5-mistral-7b-instruct': { dimensions: 1024 } },
    'automatic-speech-recognition': { 'openai/whisper-large-v3': {} },
    'text-ranking': { 'BAAI/bge-reranker-v2-m3': {} },
  },
  tasks: {
    conversational: [
      openaiChat({ path: '/v1/chat/completions', style: STYLE, refuses: [STREAM_OPTIONS], prefill: PREFILL }),
      openaiResponses({ path: '/v1/responses', reasoning: 'reasoning-part' }),
      ...anthropicMessages(),
    ],
    'text-generation': openaiCompletions({ path: '/v1/completions', style: VLLM_STYLE }),
    'feature-extraction': openaiEmbeddings({ path: '/v1/embeddings' }),
    'automatic-speech-recognition': openaiTranscription({ path: '/v1/audio/transcriptions', events: 'chunks' }),
    'text-ranking': rerank({
      path: ['/rerank', '/v1/rerank', '/v2/rerank'],
      documents: true,
      document: (text) => ({ text, multi_modal: null }),
      envelope: (results, { model, tokens, body }) => ({
        id: `rerank-${hexId(JSON.stringify(body), 32)}`,
        model,
        usage: { prompt_tokens: tokens, total_tokens: tokens },
        results,
      }),
    }),
  },
  modelList: '/v1/models',
  modelExtras: ({ providerId }) => ({ owned_by: 'vllm', root: providerId, parent: null, max_model_len: 32_768 }),
  pages: { '/health': '', '/version': { version: '0.28.0' } },
  formatProblem: (problem, request) => {
    if (problem.reason === 'unknown-url') return { status: 404, body: { detail: 'Not Found' } };
    return formatError(problem, request);
  },
});

// The member `error` is there since 0.10; before, its members stood alone.
const formatError = textProblem({
  messages: { 'unknown-model': ({ param }) => `The model \`${param}\` does not exist.` },
  body: (message, { reason, param, status }) => ({
    error: {
      message,
      type: TYPES[reason] ?? 'BadRequestError',
      param: reason === 'unknown-model' ? 'model' : (param ?? null),
      code: status,
    },
  }),
});
