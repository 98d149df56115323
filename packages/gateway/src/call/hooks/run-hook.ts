import { GatewayError } from '../../contract/errors.ts';
import { INTERNAL_MESSAGE } from '../../http/error-reply.ts';
import type { RequestContext } from '../context.ts';
import { within } from '../within.ts';

/**
 * Runs a hook of the operator within its time.
 *
 * @throws {GatewayError} The hook's own, for the client; `INTERNAL` for any other failure, whose reason is reported by `onError` alone.
 */
export async function runHook<Result>(
  name: 'onRequest' | 'onAnswer',
  { parts, requestId }: Pick<RequestContext, 'parts' | 'requestId'>,
  signal: AbortSignal,
  hook: () => Result | Promise<Result>,
): Promise<Result> {
  const { hookMs } = parts.bounds;
  try {
    // A hook that throws at once rejects, too.
    return await within(hookMs, (async () => hook())(), { name, signal });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw GatewayError.is(error) ? error : hookFailure(error, { parts, requestId });
  }
}

/** Reports a failure of a hook for the log. Returns the error for the client, which says nothing of it. */
export function hookFailure(
  cause: unknown,
  { parts, requestId }: Pick<RequestContext, 'parts' | 'requestId'>,
): GatewayError {
  parts.onError(cause, requestId);
  return new GatewayError('INTERNAL', INTERNAL_MESSAGE, { cause });
}
