import type { ChatStyle } from './write-chat.ts';

/** Chat responses of services that run vLLM: empty members are null, and choices have a `stop_reason`. */
export const VLLM_STYLE: ChatStyle = {
  completionExtras: () => ({ service_tier: null, system_fingerprint: null, prompt_logprobs: null }),
  messageExtras: ({ toolCalls }) => ({
    refusal: null,
    annotations: null,
    audio: null,
    function_call: null,
    ...(toolCalls.length > 0 ? {} : { tool_calls: [] }),
    reasoning_content: null,
  }),
  choiceExtras: () => ({ stop_reason: null }),
  usageExtras: () => ({ prompt_tokens_details: null }),
  chunkChoiceExtras: (position) => (position === 'last' ? { stop_reason: null } : {}),
  deltaExtras: (position) => (position === 'last' ? { content: '' } : {}),
};
