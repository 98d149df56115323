import type { CallTarget } from '../../../contract/task-functions.ts';
import { estimatePromptTokens } from './estimate-prompt-tokens.ts';

/** Estimates the tokens that a call may use: those of its text and files, and the most that it asks for. */
export function estimateTokens(args: CallTarget): number {
  const { max_tokens: most, max_completion_tokens: newer } = args as Readonly<Record<string, unknown>>;
  return estimatePromptTokens(args) + Number(newer ?? most ?? 0);
}
