import { LimitError, TimeoutError, type TimeoutLayer } from '../contract/errors.ts';
import { connectionError } from './connection-error.ts';
import type { CallContext } from './context.ts';
import { startTimer } from './wait.ts';
import type { WireRequest } from './wire-request.ts';

/** An answer whose headers are there. It has to be read to its end or closed. */
export interface OpenResponse {
  readonly response: Response;
  /** The content, piece by piece; at most as many bytes as said. Ending the loop early cancels the rest. */
  bytes(maxBytes?: number): AsyncGenerator<Uint8Array, void, undefined>;
  /** Content has come, and not only signs of life: from now on only pauses are limited. */
  markContentReceived(): void;
  /** Gives up the rest. */
  close(): Promise<void>;
}

/** The error for a limit of time. */
export function timeoutError({ subject }: CallContext, layer: TimeoutLayer, limitMs: number): TimeoutError {
  const message = `Timed out after ${Math.round(limitMs)} ms (${layer}); set timeouts.${layer}Ms to wait longer.`;
  return new TimeoutError(message, { ...subject, layer });
}

/** Sends one request under the limits of time and the caller's signal, and hands over the answer once its headers are there. */
export async function openResponse(request: WireRequest, context: CallContext): Promise<OpenResponse> {
  const { signal, timeouts } = context;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const inner = controller.signal;
  const forward = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', forward, { once: true });

  const limit = (layer: TimeoutLayer, limitMs: number) => {
    const leftMs = context.deadline - context.clock.now();
    return startTimer(context, Math.min(limitMs, leftMs), () =>
      controller.abort(
        leftMs < limitMs ? timeoutError(context, 'total', timeouts.totalMs) : timeoutError(context, layer, limitMs),
      ),
    );
  };
  let stopTimer = limit('headers', timeouts.headersMs);
  let stopContentTimer = () => {};
  let received = 0;

  // A fetch handed in by the caller may not listen to its signal, so every wait is also raced against it.
  const raced = <T>(promise: Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const abort = () => reject(inner.reason);
      inner.addEventListener('abort', abort, { once: true });
      promise
        .then(resolve, (error) =>
          reject(inner.aborted ? inner.reason : connectionError(error, request, context, received)),
        )
        .finally(() => inner.removeEventListener('abort', abort));
      if (inner.aborted) abort();
    });
  const release = () => {
    stopTimer();
    stopContentTimer();
    signal?.removeEventListener('abort', forward);
  };

  try {
    const response = await raced((async () => context.fetch(request.url, fetchOptions(request, context, inner)))());
    stopTimer();
    stopContentTimer = limit('firstContent', timeouts.firstContentMs);
    return {
      response,
      markContentReceived: () => stopContentTimer(),
      async close() {
        release();
        await response.body?.cancel().catch(() => undefined);
      },
      async *bytes(maxBytes = Number.POSITIVE_INFINITY) {
        const reader = response.body?.getReader();
        try {
          while (reader) {
            const { done, value } = await raced(reader.read());
            stopTimer();
            if (done) return;
            received += value.byteLength;
            if (received > maxBytes) {
              const message = `The answer has more than ${maxBytes} bytes; set maxBytes to read it.`;
              throw new LimitError(message, context.subject);
            }
            if (!request.isStream) stopContentTimer();
            yield value;
            stopTimer = limit('idle', timeouts.idleMs);
          }
        } finally {
          release();
          await reader?.cancel().catch(() => undefined);
        }
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

function fetchOptions(request: WireRequest, context: CallContext, signal: AbortSignal): RequestInit {
  const { method, headers, body, isMedia } = request;
  const credentials = isMedia ? 'omit' : context.credentials;
  return {
    method,
    headers,
    signal,
    redirect: 'manual',
    ...(body !== undefined && { body }),
    // Some edge runtimes refuse the mere presence of these members.
    ...(credentials && { credentials }),
    ...(method === 'GET' && !isMedia && { cache: 'no-store' }),
  };
}
