import { isMembers, type Members } from '../message.ts';
import { toMembers } from '../text-of.ts';

/** A failure that a chunk or a completion has in the place of an HTTP status. */
export interface MessageFailure {
  /** The service's own words; undefined where it gives none. */
  readonly message?: string;
  /** Its code, such as 502 or `rate_limit_exceeded`. */
  readonly code?: string | number;
}

/** Finish reasons that name a failure of the service, not an end of the message. */
const FAILED = new Set(['error', 'network_error', 'insufficient_system_resource']);

/** The failure that a chunk, or a whole completion, names at its top or in a choice. Null, false and empty text name none. */
export function failureIn(chunk: unknown): MessageFailure | undefined {
  if (!isMembers(chunk)) return;
  const { error, choices } = chunk;
  if (error) return readError(error);
  if (!Array.isArray(choices)) return;
  for (const choice of choices) {
    if (!isMembers(choice)) continue;
    if (choice.error) return readError(choice.error);
    if (FAILED.has(String(choice.finish_reason))) return { code: String(choice.finish_reason) };
  }
  return;
}

function readError(error: unknown): MessageFailure {
  if (typeof error === 'string') return { message: error };
  const { message, code, type }: Members = toMembers(error);
  const known = code ?? type;
  return {
    ...(typeof message === 'string' && { message }),
    ...((typeof known === 'string' || typeof known === 'number') && { code: known }),
  };
}
