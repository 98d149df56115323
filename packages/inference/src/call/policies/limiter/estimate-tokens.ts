import type { CallTarget } from '../../../contract/task-functions.ts';

/** Characters of a token, on average, in English and in code. */
const CHARACTERS = 4;

/** Estimates the tokens that a call may use: those of its text, and the most that it asks for. */
export function estimateTokens(args: CallTarget): number {
  let characters = 0;
  const count = (name: string, value: unknown) => {
    // Files are no text, and data URLs are files.
    if (name === 'accessToken' || value instanceof Blob || ArrayBuffer.isView(value)) return undefined;
    if (typeof value === 'string' && !value.startsWith('data:')) characters += value.length;
    return value;
  };
  try {
    JSON.stringify(args, count);
  } catch {
    // Whatever cannot be written as JSON is refused when its request is made.
  }
  const { max_tokens: most, max_completion_tokens: newer } = args as Readonly<Record<string, unknown>>;
  return Math.ceil(characters / CHARACTERS) + Number(newer ?? most ?? 0);
}
