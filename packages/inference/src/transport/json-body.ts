import type { CallContext } from './context.ts';
import { deferError } from './deferred-error.ts';
import { isFailedChoice } from './failed-choice.ts';
import { parseSafely } from './parse-safely.ts';

/** Deeper JSON is rejected: no response needs it, and code that walks it later may run out of stack. */
const DEEPEST = 512;

/** Parses the JSON of a response; the error names the place where it is broken, or the content encoding in `headers` if that is unknown. */
export function parseJson(text: string, context: Pick<CallContext, 'secrets' | 'subject'>, headers?: Headers): unknown {
  let value: unknown;
  try {
    value = parseSafely(text);
  } catch {
    throw deferError('jsonError', text, context, headers?.get('content-encoding'));
  }
  if (text.length > 2 * DEEPEST && isDeeper(value, DEEPEST)) {
    throw deferError('tooDeepError', DEEPEST, context);
  }
  return value;
}

/** Writes arguments as JSON. */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw deferError('unwritableError', value, cause);
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const item of items) if (isDeeper(item, levels - 1)) return true;
  return false;
}

/** True for the media types of JSON, whatever their parameters and case. */
export function isJson(contentType: string | null): boolean {
  return /^\s*[\w.-]+\/(?:[\w.-]+\+)?json\b/i.test(contentType ?? '');
}

/** True for a body that has an error, even next to a result, or in the place of one in a choice. */
export function hasErrorField(body: unknown): boolean {
  const { error, object, choices, response } = (body ?? {}) as Record<string, unknown>;
  // The last event of a failed response has its error inside.
  const failed = (response as { readonly error?: unknown } | undefined)?.error;
  return Boolean(error || failed) || object === 'error' || (Array.isArray(choices) && choices.some(isFailedChoice));
}

/** True for a body that is not a result and gives a reason. */
export function looksLikeError(body: unknown): boolean {
  const { detail, message, code } = (body ?? {}) as Record<string, unknown>;
  // Some services send `code: 200, message: 'success'` with every response.
  return hasErrorField(body) || Boolean(detail) || (typeof message === 'string' && code !== 200);
}
