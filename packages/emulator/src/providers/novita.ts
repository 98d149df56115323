import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { textProblem } from '../presets/text-problem.ts';
import type { ChatStyle } from '../presets/write-chat.ts';
import { defineProvider } from '../provider.ts';

const FINGERPRINT = { system_fingerprint: '' };

/** The verdicts of the content filter, which every choice has. */
const filterResults = () => ({
  content_filter_results: {
    hate: { filtered: false },
    self_harm: { filtered: false },
    sexual: { filtered: false },
    violence: { filtered: false },
    jailbreak: { filtered: false, detected: false },
    profanity: { filtered: false, detected: false },
  },
});

/** Form of chats and completions. */
const STYLE: ChatStyle = {
  hasLogprobs: false,
  usageExtras: () => ({ prompt_tokens_details: null, completion_tokens_details: null }),
  completionExtras: () => FINGERPRINT,
  choiceExtras: filterResults,
  chunkExtras: () => FINGERPRINT,
  chunkChoiceExtras: filterResults,
  // The role comes alone, without empty content.
  deltaExtras: (position) => (position === 'first' ? { content: undefined } : {}),
};

export const novita = defineProvider({
  id: 'novita',
  label: 'Novita',
  models: {
    conversational: {
      'meta-llama/Llama-3.1-8B-Instruct': 'meta-llama/llama-3.1-8b-instruct',
      'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B': 'deepseek/deepseek-r1-distill-qwen-14b',
      'deepseek-ai/DeepSeek-V3': 'deepseek/deepseek_v3',
    },
    'text-generation': { 'Gryphe/MythoMax-L2-13b': 'gryphe/mythomax-l2-13b' },
  },
  tasks: {
    conversational: openaiChat({
      path: '/v3/openai/chat/completions',
      style: STYLE,
    }),
    'text-generation': openaiCompletions({ path: '/v3/openai/completions', style: STYLE }),
  },
  modelList: '/v3/openai/models',
  responses: { headers: (id) => ({ 'x-trace-id': id }) },
  formatProblem: textProblem({
    messages: {
      'missing-key': 'failed to authenticate API key',
      'invalid-key': 'failed to authenticate API key',
      'unknown-model': ({ param }) => `model: ${param} not found`,
      'missing-field': ({ param }) => `${param} is required`,
    },
    body: (message, { status, reason }) => ({
      code: status,
      reason: REASONS[reason] ?? 'INVALID_REQUEST_BODY',
      message,
      metadata: {},
    }),
  }),
});

const REASONS: Readonly<Record<string, string>> = {
  'missing-key': 'FAILED_TO_AUTH',
  'invalid-key': 'FAILED_TO_AUTH',
  'unknown-model': 'MODEL_NOT_FOUND',
  'unknown-url': 'NOT_FOUND',
};
