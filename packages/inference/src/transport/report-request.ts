import type { CallContext } from './context.ts';
import { requestId } from './request-id.ts';
import { shownUrl, type WireRequest } from './wire-request.ts';

type Reported = Pick<CallContext, 'emit' | 'secrets'>;

/** Emits the event of a request that is about to be sent. */
export function reportRequest({ method, url }: WireRequest, attempt: number, { emit, secrets }: Reported): void {
  emit?.({ type: 'request', method, url: shownUrl(url, secrets), attempt });
}

/** Emits the event of a response whose headers have arrived. */
export function reportResponse({ url }: WireRequest, { status, headers }: Response, { emit, secrets }: Reported): void {
  emit?.({
    type: 'response',
    url: shownUrl(url, secrets),
    status,
    requestId: requestId(headers, secrets) || undefined,
  });
}
