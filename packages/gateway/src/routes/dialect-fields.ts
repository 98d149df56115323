import { GatewayError } from '../contract/errors.ts';
import type { SetBounds } from '../http/bounds.ts';
import type { JsonObject } from '../http/read-json.ts';

/** Efforts that the client translates for the service of a call. */
const EFFORTS: ReadonlySet<unknown> = new Set(['none', 'minimal', 'low', 'medium', 'high', 'xhigh']);

/** An error of a translation that names the member of the request that is wrong. */
interface TranslationError extends Error {
  readonly param: string;
}

/** Reads a request of another dialect. What cannot be translated is refused. */
export function asGatewayError<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (cause) {
    if (!isTranslationError(cause)) throw cause;
    throw new GatewayError('INPUT', cause.message, { cause, param: cause.param });
  }
}

function isTranslationError(error: unknown): error is TranslationError {
  return error instanceof Error && 'param' in error && typeof error.param === 'string';
}

/**
 * Parameters of a translated chat as the gateway sends them. A larger maximum than that of the gateway becomes the gateway's: clients
 * of these dialects send that of their own models. The effort is translated for the service, or left out where it has none.
 */
export function dialectFields({ reasoning_effort: effort, ...fields }: JsonObject, bounds: SetBounds): JsonObject {
  const maximum = fields.max_tokens;
  return {
    ...fields,
    ...(typeof maximum === 'number' && maximum > bounds.outputTokens && { max_tokens: bounds.outputTokens }),
    ...withEffort(effort),
  };
}

function withEffort(effort: unknown): JsonObject {
  const level = effort === 'max' ? 'xhigh' : effort;
  return EFFORTS.has(level) ? { reasoning: level } : {};
}
