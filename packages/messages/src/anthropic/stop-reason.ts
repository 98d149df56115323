import type { Members } from '../message.ts';

/** What decides beside the words of a service. */
export interface StopFacts {
  readonly hasCalls: boolean;
  readonly isRefused: boolean;
  readonly stopSequences?: readonly string[];
}

/** Words of services for an answer that is cut off. */
const CUT: ReadonlySet<unknown> = new Set(['length', 'model_length', 'max_tokens', 'model_context_window_exceeded']);

/** Words of services for an answer that is held back. */
const REFUSED: ReadonlySet<unknown> = new Set(['content_filter', 'sensitive']);

/** Writes the reason for the end of a choice. Calls decide, whatever the service says: some say `stop`. */
export function toStopReason(choice: Members, { hasCalls, isRefused, stopSequences = [] }: StopFacts) {
  const { finish_reason: reason } = choice;
  // vLLM and SGLang name the text that has ended it.
  const matched = [choice.stop_reason, choice.matched_stop].find(
    (text): text is string => typeof text === 'string' && stopSequences.includes(text),
  );
  if (CUT.has(reason)) return { stop_reason: 'max_tokens', stop_sequence: null };
  if (hasCalls) return { stop_reason: 'tool_use', stop_sequence: null };
  if (isRefused || REFUSED.has(reason)) return { stop_reason: 'refusal', stop_sequence: null };
  if (matched !== undefined) return { stop_reason: 'stop_sequence', stop_sequence: matched };
  return { stop_reason: 'end_turn', stop_sequence: null };
}
