import type { MemberRefusal } from '../contract/refusal.ts';
import type { Thinking } from '../contract/thinking.ts';
import { defineServer } from '../dialect/define-server.ts';
import { anthropicMessages } from '../presets/anthropic-messages.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { textProblem } from '../presets/text-problem.ts';
import { effortSwitch, THINKING_TYPE } from '../presets/thinking/switches.ts';
import type { ChatStyle } from '../presets/write-chat.ts';

/** The cached tokens stand beside the others. Usage comes in the choice of the last chunk, too. */
const STYLE: ChatStyle = {
  hasLogprobs: false,
  usageExtras: () => ({ cached_tokens: 0 }),
};

/** Kimi K2.5 and K2.6 think unless they are told not to. */
const K2: Thinking = { effort: 'high', switches: [THINKING_TYPE], demands: 'reasoning-with-calls' };

/** K2.7-code always thinks. Its page names the error and not the text. */
const K2_CODE: Thinking = {
  ...K2,
  switches: [
    {
      member: 'thinking.type',
      values: { enabled: 'high' },
      refusal: { message: 'invalid thinking type: only enabled is allowed for this model' },
    },
  ],
};

/** K3 always thinks, and does not read `thinking`; efforts that it does not have are ignored. */
const K3: Thinking = {
  effort: 'max',
  switches: [effortSwitch(['low', 'high', 'max'])],
  demands: 'reasoning-with-calls',
};

/** dev.to/aihubmix, 24 October 2026. */
const FIXED_TEMPERATURE: MemberRefusal = {
  member: 'temperature',
  accepts: ['1'],
  message: 'invalid temperature: only 1 is allowed for this model',
};

/** A service and no server of one's own, but called in the same way: by its address. */
export const moonshot = defineServer({
  id: 'moonshot',
  label: 'Moonshot AI',
  source: { url: 'https://platform.kimi.ai/docs/guide/use-thinking-effort', read: '2026-11' },
  models: {
    conversational: {
      'moonshotai/Kimi-K3': { providerId: 'kimi-k3', thinks: K3 },
      'moonshotai/Kimi-K3.1-Pro': { providerId: 'kimi-k3.1-pro', thinks: K3, refuses: [FIXED_TEMPERATURE] },
      'moonshotai/Kimi-K2.7-Code': { providerId: 'kimi-k2.7-code', thinks: K2_CODE },
      'moonshotai/Kimi-K2.6': { providerId: 'kimi-k2.6', thinks: K2 },
    },
  },
  tasks: {
    conversational: [
      openaiChat({
        path: '/v1/chat/completions',
        style: STYLE,
        // Not documented by the service itself; reported for Kimi K2.
        prefill: { asked: { of: 'message', member: 'partial' }, otherwise: 'answer' },
      }),
      ...anthropicMessages({ path: '/anthropic/v1/messages', countsTokens: false }),
    ],
  },
  modelList: '/v1/models',
  modelExtras: () => ({ owned_by: 'moonshot' }),
  formatProblem: textProblem({
    messages: {
      'unknown-model': ({ param }) => `Not found the model ${param} or Permission denied`,
      'missing-field': ({ param }) => `Invalid request: ${param} is required`,
    },
    body: (message, { reason }) => ({
      error: { message, type: reason === 'unknown-model' ? 'resource_not_found_error' : 'invalid_request_error' },
    }),
  }),
});
