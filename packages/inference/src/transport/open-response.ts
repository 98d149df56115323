import { InferenceError } from '../contract/errors.ts';
import type { CallContext } from './context.ts';
import { DeferredError } from './deferred-error.ts';
import type { OpenResponse } from './opened-response.ts';
import { Watchdog } from './watchdog.ts';
import type { WireRequest } from './wire-request.ts';

/** Sends one request under its timeouts and the user-supplied signal, and waits for the headers. */
export async function openResponse(request: WireRequest, context: CallContext): Promise<OpenResponse> {
  context.signal?.throwIfAborted();
  const watchdog = new Watchdog(context);
  let received = 0;
  const toError = (error: unknown) => {
    const arrived = received;
    return InferenceError.is(error)
      ? error
      : new DeferredError((code) => code.connectionError(error, request, context, arrived));
  };
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  watchdog.begin('headers');
  const response = await watchdog.race(fetchResponse(request, context, watchdog.signal), toError).catch((error) => {
    watchdog.stop();
    throw error;
  });
  watchdog.end('headers');
  watchdog.begin('firstContent');
  const close = async () => {
    watchdog.stop();
    await (reader ?? response.body)?.cancel().catch(() => undefined);
  };
  return {
    response,
    close,
    markContentReceived: () => watchdog.end('firstContent'),
    async read() {
      if (reader) watchdog.begin('idle');
      else reader = response.body?.getReader();
      try {
        const { done, value } = reader ? await watchdog.race(reader.read(), toError) : END;
        watchdog.end('idle');
        if (done) watchdog.stop();
        else received += value.byteLength;
        if (!request.isStream) watchdog.end('firstContent');
        return value;
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}

const END = { done: true, value: undefined } as const;

/** Calls fetch; a user-supplied one may throw instead of rejecting. */
async function fetchResponse(request: WireRequest, context: CallContext, signal: AbortSignal): Promise<Response> {
  const { method, headers, body, isMedia } = request;
  const credentials = isMedia ? 'omit' : context.credentials;
  return context.fetch(request.url, {
    method,
    headers,
    signal,
    redirect: 'manual',
    ...(body !== undefined && { body }),
    // Some edge runtimes reject the mere presence of these members.
    ...(credentials && { credentials }),
    ...(method === 'GET' && !isMedia && { cache: 'no-store' }),
  });
}
