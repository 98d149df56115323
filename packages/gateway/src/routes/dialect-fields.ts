import { GatewayError } from '../contract/errors.ts';
import type { JsonObject } from '../http/read-json.ts';

/** Efforts that the client translates for the service of a call. */
const EFFORTS: ReadonlySet<unknown> = new Set(['none', 'minimal', 'low', 'medium', 'high', 'xhigh']);

const VERBOSITIES: ReadonlySet<unknown> = new Set(['low', 'medium', 'high']);

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

/** A translated chat as the gateway sends it. */
interface DialectChat {
  readonly fields: JsonObject;
  readonly wishes: JsonObject;
}

/**
 * Splits the parameters of a translated chat. The effort is translated for the service; that, and how wordy the answer is, are left out
 * where the service has no such parameter.
 */
export function dialectChat({ reasoning_effort: effort, verbosity, ...fields }: JsonObject): DialectChat {
  const level = effort === 'max' ? 'xhigh' : effort;
  return {
    fields,
    wishes: {
      ...(EFFORTS.has(level) && { reasoning: level }),
      ...(VERBOSITIES.has(verbosity) && { verbosity }),
    },
  };
}
