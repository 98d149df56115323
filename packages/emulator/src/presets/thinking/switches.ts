import type { RefusedRequest } from '../../contract/refusal.ts';
import type { Effort, RequestSwitch, ThoughtsForm } from '../../contract/thinking.ts';

/** The member `reasoning_effort` with the levels that a model has, or the levels that its values mean; others are ignored, or refused. */
export function effortSwitch(
  levels: readonly Effort[] | Readonly<Record<string, Effort>>,
  refusal?: RefusedRequest,
): RequestSwitch<Effort> {
  return { member: 'reasoning_effort', values: isList(levels) ? named(levels) : levels, ...(refusal && { refusal }) };
}

/** Levels that are called what they are. */
function named(levels: readonly Effort[]): Readonly<Record<string, Effort>> {
  return Object.fromEntries(levels.map((level) => [level, level]));
}

/** `Array.isArray` for lists that must not be changed. */
function isList<Item>(value: readonly Item[] | object): value is readonly Item[] {
  return Array.isArray(value);
}

/** `thinking: { type: 'disabled' }`, as DeepSeek, Z.ai, Moonshot and Fireworks have it. */
export const THINKING_TYPE: RequestSwitch<Effort> = { member: 'thinking.type', values: { disabled: 'none' } };

/** `reasoning: { enabled: false }`, as Together, OpenRouter and SGLang have it. */
export const REASONING_ENABLED: RequestSwitch<Effort> = { member: 'reasoning.enabled', values: { false: 'none' } };

/** Variables of chat templates that turn thinking off and on. */
export function templateSwitches(member: 'chat_template_kwargs' | 'chat_template_args'): RequestSwitch<Effort>[] {
  return ['enable_thinking', 'thinking'].map((name) => ({
    member: `${member}.${name}`,
    values: { false: 'none', true: 'medium' },
  }));
}

/** The member `include_reasoning`, which hides thoughts that were made. */
export const INCLUDE_REASONING: RequestSwitch<ThoughtsForm> = {
  member: 'include_reasoning',
  values: { false: 'hidden' },
};
