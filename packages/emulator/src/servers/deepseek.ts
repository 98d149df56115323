import type { Generated } from '../content/chat/generate.ts';
import { uuidFrom } from '../contract/ids.ts';
import type { MemberRefusal } from '../contract/refusal.ts';
import type { Effort, Thinking } from '../contract/thinking.ts';
import { defineServer } from '../dialect/define-server.ts';
import { anthropicMessages } from '../presets/anthropic-messages.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiProblem } from '../presets/openai-problem.ts';
import { effortSwitch, THINKING_TYPE } from '../presets/thinking/switches.ts';
import { type ChatStyle, formatUsage } from '../presets/write-chat.ts';

const FINGERPRINT = { system_fingerprint: 'fp_eaab8d114b_prod0820_fp8_kvcache' };

/** Hits and misses of the cache are the whole prompt. */
const formatCacheUsage = ({ promptTokens }: Generated) => ({
  prompt_tokens_details: { cached_tokens: 0 },
  prompt_cache_hit_tokens: 0,
  prompt_cache_miss_tokens: promptTokens,
});

const STYLE: ChatStyle = {
  id: uuidFrom,
  usage: 'last',
  completionExtras: () => FINGERPRINT,
  usageExtras: formatCacheUsage,
  chunkExtras: (position, generated) => ({
    ...FINGERPRINT,
    ...(position === 'last' ? { usage: { ...formatUsage(generated), ...formatCacheUsage(generated) } } : {}),
  }),
};

/** Efforts as the newest page of api-docs.deepseek.com/guides/thinking_mode maps them; there are three. */
const EFFORTS: Readonly<Record<string, Effort>> = {
  minimal: 'low',
  low: 'low',
  medium: 'high',
  high: 'high',
  xhigh: 'high',
  max: 'max',
  ultra: 'max',
};

/** DeepSeek V4 thinks unless it is told not to, and wants every thought back once a tool was called. */
const V4: Thinking = {
  form: 'reasoning_content',
  effort: 'high',
  switches: [THINKING_TYPE, effortSwitch(EFFORTS)],
  demands: 'reasoning-since-first-call',
};

/** Forced calls are refused while it thinks (deepseek-ai/DeepSeek-V3 #1376, litellm PR#37470). */
const NO_FORCED_TOOL: MemberRefusal = {
  member: 'tool_choice',
  accepts: ['none', 'auto'],
  isOnlyWhileThinking: true,
  message: 'Thinking mode does not support this tool_choice',
  code: 'invalid_request_error',
};

/** A service and no server of one's own, but called in the same way: by its address. */
export const deepseek = defineServer({
  id: 'deepseek',
  label: 'DeepSeek',
  source: { url: 'https://api-docs.deepseek.com/guides/thinking_mode', read: '2026-11' },
  models: {
    conversational: {
      'deepseek-ai/DeepSeek-V4-Flash': { providerId: 'deepseek-v4-flash', thinks: V4, refuses: [NO_FORCED_TOOL] },
      'deepseek-ai/DeepSeek-V4-Pro': { providerId: 'deepseek-v4-pro', thinks: V4, refuses: [NO_FORCED_TOOL] },
      // Left the service in July 2026; the demand of its time is that of many servers that still run it.
      'deepseek-ai/DeepSeek-V3.2': {
        providerId: 'deepseek-reasoner',
        thinks: { ...V4, demands: 'reasoning-with-calls-of-turn' },
        refuses: [NO_FORCED_TOOL],
      },
    },
  },
  tasks: {
    conversational: [
      {
        ...openaiChat({
          path: '',
          style: STYLE,
          prefill: { asked: { of: 'message', member: 'prefix' }, otherwise: 'answer' },
        }),
        path: ['/v1/chat/completions', '/chat/completions', '/beta/chat/completions'],
      },
      ...anthropicMessages({ path: '/anthropic/v1/messages', countsTokens: false }),
    ],
  },
  modelList: '/v1/models',
  modelExtras: () => ({ owned_by: 'deepseek' }),
  formatProblem: openaiProblem({
    messages: { 'unknown-model': 'Model Not Exist' },
    codes: { 'unknown-model': 'invalid_request_error', 'invalid-field': 'invalid_request_error' },
  }),
});
