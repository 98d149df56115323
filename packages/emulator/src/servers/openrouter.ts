import type { Prefill } from '../contract/refusal.ts';
import type { Effort, RequestSwitch, Thinking } from '../contract/thinking.ts';
import { defineServer } from '../dialect/define-server.ts';
import { anthropicMessages } from '../presets/anthropic-messages.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { textProblem } from '../presets/text-problem.ts';
import { effortSwitch, INCLUDE_REASONING, REASONING_ENABLED } from '../presets/thinking/switches.ts';

const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const;
const REASONING_EFFORT: RequestSwitch<Effort> = {
  member: 'reasoning.effort',
  values: Object.fromEntries(EFFORTS.map((effort) => [effort, effort])),
};

/** Thoughts stand twice: as text, and as items that go back unchanged. */
const THINKS: Thinking = {
  form: 'reasoning+details',
  switches: [REASONING_ENABLED, REASONING_EFFORT, effortSwitch(EFFORTS)],
  forms: [{ member: 'reasoning.exclude', values: { true: 'hidden' } }, INCLUDE_REASONING],
};

/** Claude Opus 4.6 and later. */
const NO_PREFILL: Prefill = {
  otherwise: {
    message: 'This model does not support assistant message prefill. The conversation must end with a user message.',
  },
};

/** A service and no server of one's own, but called in the same way: by its address. */
export const openrouter = defineServer({
  id: 'openrouter',
  label: 'OpenRouter',
  source: { url: 'https://openrouter.ai/docs/use-cases/reasoning-tokens', read: '2026-11' },
  models: {
    conversational: {
      'meta-llama/Llama-3.3-70B-Instruct': 'meta-llama/llama-3.3-70b-instruct',
      'deepseek-ai/DeepSeek-V4-Pro': { providerId: 'deepseek/deepseek-v4-pro', thinks: THINKS },
      'anthropic/claude-opus-4.7': {
        providerId: 'anthropic/claude-opus-4.7',
        thinks: { ...THINKS, effort: 'none', signature: 'anthropic-details', demands: 'details-with-calls-of-turn' },
        prefill: NO_PREFILL,
      },
      'google/gemini-3-pro-preview': {
        providerId: 'google/gemini-3-pro-preview',
        thinks: { ...THINKS, effort: 'high', signature: 'google-details', demands: 'details-with-calls-of-turn' },
      },
    },
  },
  tasks: {
    conversational: [
      {
        ...openaiChat({
          path: '',
          style: {
            id: (hex) => `gen-1764288000-${hex.slice(0, 20)}`,
            role: 'every',
            completionExtras: () => ({ provider: 'Emulated' }),
            chunkExtras: () => ({ provider: 'Emulated' }),
            choiceExtras: ({ finishReason }) => ({ native_finish_reason: finishReason }),
            chunkChoiceExtras: (position, { finishReason }) => ({
              native_finish_reason: position === 'last' ? finishReason : null,
            }),
            messageExtras: () => ({ refusal: null }),
          },
        }),
        path: ['/api/v1/chat/completions', '/v1/chat/completions'],
      },
      ...anthropicMessages({ path: '/api/v1/messages', countsTokens: false }),
    ],
  },
  modelList: ['/api/v1/models', '/v1/models'],
  formatProblem: textProblem({
    statuses: { 'unknown-model': 400 },
    messages: { 'unknown-model': ({ param }) => `${param} is not a valid model ID` },
    // Errors of the provider behind it are passed on as text.
    body: (message, { reason, status }) =>
      reason === 'refused'
        ? {
            error: {
              message: 'Provider returned error',
              code: status,
              metadata: { raw: JSON.stringify({ error: { message } }), provider_name: 'Emulated' },
            },
          }
        : { error: { message, code: status } },
  }),
});
