import type { MemberRefusal } from '../contract/refusal.ts';
import type { RequestSwitch, Thinking, ThoughtsForm } from '../contract/thinking.ts';
import { defineServer } from '../dialect/define-server.ts';
import { anthropicMessages } from '../presets/anthropic-messages.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { textProblem } from '../presets/text-problem.ts';

const SPLIT: RequestSwitch<ThoughtsForm> = { member: 'reasoning_split', values: { true: 'reasoning_details' } };

/** The M2 models always think. */
const M2: Thinking = { form: 'tags', effort: 'high', forms: [SPLIT] };

const M3: Thinking = {
  ...M2,
  switches: [{ member: 'thinking.type', values: { disabled: 'none', adaptive: 'medium' } }],
};

/** Only `none` and `auto` are documented for M2. */
const NO_FORCED_TOOL: MemberRefusal = {
  member: 'tool_choice',
  accepts: ['none', 'auto'],
  message: 'invalid params, tool_choice must be none or auto',
};

/** Reasonix PR#3594; the text is not known. */
const NO_EFFORT: MemberRefusal = {
  member: 'reasoning_effort',
  message: 'invalid params, reasoning_effort is not supported by {model}',
};

/** A service and no server of one's own, but called in the same way: by its address. It refuses no history, it answers worse. */
export const minimax = defineServer({
  id: 'minimax',
  label: 'MiniMax',
  source: { url: 'https://platform.minimax.io/docs/api-reference/text-openai-api', read: '2026-11' },
  models: {
    conversational: {
      'MiniMaxAI/MiniMax-M3': { providerId: 'MiniMax-M3', thinks: M3, refuses: [NO_EFFORT] },
      'MiniMaxAI/MiniMax-M2.5': { providerId: 'MiniMax-M2.5', thinks: M2, refuses: [NO_FORCED_TOOL] },
    },
  },
  tasks: {
    conversational: [
      openaiChat({
        path: '/v1/chat/completions',
        style: {
          id: (hex) => hex,
          hasLogprobs: false,
          completionExtras: () => ({ base_resp: { status_code: 0, status_msg: '' } }),
        },
      }),
      ...anthropicMessages({ path: '/anthropic/v1/messages', countsTokens: false }),
    ],
  },
  modelList: '/v1/models',
  formatProblem: textProblem({
    messages: { 'unknown-model': ({ param }) => `invalid params, unknown model '${param}'` },
    statuses: { 'unknown-model': 400 },
    body: (message, { status }) => ({
      type: 'error',
      error: { type: 'bad_request_error', message, http_code: String(status) },
    }),
  }),
});
