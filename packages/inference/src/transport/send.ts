import { importOnce } from '../contract/import-lazily.ts';
import type { CallContext } from './context.ts';
import { deferError, loadFailureHandling, resolveDeferredError } from './deferred-error.ts';
import { Exchange } from './exchange.ts';
import type { OpenResponse } from './open-response.ts';
import { refill } from './retry-budget.ts';
import type { WireRequest } from './wire-request.ts';

/** Reads a response. An error fails the attempt. */
type Read<T> = (opened: OpenResponse) => Promise<T> | T;

/** Sends a request and reads its response; the retry policy covers both together. */
export function send<T>(request: WireRequest, context: CallContext, read: Read<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    // An abort or a timeout fails the attempt at once, whatever fetch and the reader are doing.
    const fail = (thrown: unknown) => {
      if (isOver) return;
      isOver = true;
      recover(thrown, request, context, read).then(resolve, reject);
    };
    exchange(1, request, context, read, fail).then(resolve, fail);
  });
}

async function recover<T>(thrown: unknown, request: WireRequest, context: CallContext, read: Read<T>): Promise<T> {
  if (context.signal?.aborted) throw await resolveDeferredError(thrown);
  const { retryAfter } = await loadFailureHandling();
  const again = (number: number, fail: (reason: unknown) => void) => exchange(number, request, context, read, fail);
  return retryAfter(thrown, request, context, again, resolveDeferredError);
}

const loadReports = importOnce('events', () => import('./report-request.ts'));

/** Sends the request once. */
async function exchange<T>(
  number: number,
  request: WireRequest,
  context: CallContext,
  read: Read<T>,
  fail: (reason: unknown) => void,
): Promise<T> {
  // Only calls with an observer need its code.
  const loading = context.emit && loadReports();
  const events = loading instanceof Promise ? await loading : loading;
  events?.reportRequest(request, number, context);
  const first = new Exchange(request, context, fail);
  try {
    // Not a function that waits for both: each of those costs promises.
    first.accept(await first.fetch());
  } catch (thrown) {
    throw first.failure(thrown);
  }
  const opened = first.isRedirect
    ? await (await loadFailureHandling()).followRedirects(
        first,
        request,
        context,
        (next) => new Exchange(next, context, fail),
      )
    : first;
  const { response } = opened;
  events?.reportResponse(request, opened, context);
  if (!response.ok) {
    // Its body is read when the error is made, after the attempt.
    opened.detach();
    throw deferError('errorFromResponse', opened, request, context);
  }
  const reading = read(opened);
  const result = reading instanceof Promise ? await reading : reading;
  opened.detach();
  refill(context.retryBudget);
  return result;
}
