/** Amount of thinking of a model before it answers, least first. */
export const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const;

/** One amount of thinking. The nearest one that the model has is taken. */
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

/**
 * Form in which a service takes the amount of thinking: `reasoning_effort`; the same, and `reasoning: { enabled: false }` for none; `reasoning:
 * { effort }`; `thinking: { type }`; the member `enable_thinking`; variables of the chat template, under either of two names.
 */
export type ReasoningForm =
  | 'effort'
  | 'effort_or_off'
  | 'reasoning'
  | 'thinking'
  | 'enable_thinking'
  | 'template_kwargs'
  | 'template_args';
