import type { CallContext } from './context.ts';
import { createdError, DeferredError, loadRareCases } from './deferred-error.ts';
import { isRedirect } from './is-redirect.ts';
import { openResponse } from './open-response.ts';
import type { OpenResponse } from './opened-response.ts';
import { requestId } from './request-id.ts';
import { refill } from './retry-budget.ts';
import { shownUrl, type WireRequest } from './wire-request.ts';

/** Sends a request and reads its response; the retry policy covers both together. */
export async function send<T>(
  request: WireRequest,
  context: CallContext,
  read: (opened: OpenResponse) => Promise<T> | T,
): Promise<T> {
  const { emit, secrets, retryBudget, signal } = context;
  const attempt = async (number: number) => {
    emit?.({ type: 'request', method: request.method, url: shownUrl(request.url, secrets), attempt: number });
    const first = await openResponse(request, context);
    const opened = isRedirect(first.response)
      ? await (await loadRareCases()).followRedirects(first, request, context, (next) => openResponse(next, context))
      : first;
    const { status, headers, ok } = opened.response;
    emit?.({
      type: 'response',
      url: shownUrl(request.url, secrets),
      status,
      requestId: requestId(headers, secrets) || undefined,
    });
    if (!ok) throw new DeferredError((code) => code.errorFromResponse(opened, request, context));
    const result = await read(opened);
    refill(retryBudget);
    return result;
  };
  try {
    return await attempt(1);
  } catch (thrown) {
    if (signal?.aborted) throw await createdError(thrown);
    const { retryAfter } = await loadRareCases();
    return retryAfter(thrown, request, context, attempt, createdError);
  }
}
