import { ConnectionError } from '../contract/errors.ts';
import type { CallContext } from './context.ts';
import { errorFromResponse, requestId } from './error-from-response.ts';
import { type OpenResponse, openResponse } from './open-response.ts';
import { retry } from './retry.ts';
import { shownRequest, type WireRequest } from './wire-request.ts';

/** Sends a request and reads its answer; both are repeated together where the policy says so. */
export function send<T>(
  request: WireRequest,
  context: CallContext,
  read: (opened: OpenResponse) => Promise<T> | T,
): Promise<T> {
  return retry(request, context, async (attempt) => {
    context.emit({ type: 'request', method: request.method, url: shownRequest(request).url, attempt });
    const opened = await follow(request, context);
    const { status, headers, ok } = opened.response;
    context.emit({
      type: 'response',
      url: shownRequest(request).url,
      status,
      requestId: requestId(headers) || undefined,
    });
    if (!ok) throw await errorFromResponse(opened, request, context);
    return read(opened);
  });
}

const MOST_HOPS = 3;
const MOST_MEDIA_HOPS = 5;

/** Opens a request, and where the answer only says where else to look, looks there if that is safe. */
async function follow(request: WireRequest, context: CallContext): Promise<OpenResponse> {
  const { isMedia, check, method } = request;
  for (let url = new URL(request.url), hops = 0; ; hops++) {
    check?.(url);
    const opened = await openResponse({ ...request, url: url.href }, context);
    const { status, type, headers } = opened.response;
    if (type !== 'opaqueredirect' && ![301, 302, 303, 307, 308].includes(status)) return opened;
    await opened.close();
    const refuse = (why: string) => {
      const details = { ...context.subject, fault: 'redirect', request: shownRequest(request) } as const;
      return new ConnectionError(`${url.host} redirects ${why}; refused, to keep the key safe.`, details);
    };
    const target = headers.get('location');
    if (!target || !URL.canParse(target, url)) throw refuse('to an unknown address');
    const next = new URL(target, url);
    if (!isMedia && next.origin !== url.origin) throw refuse(`to ${next.protocol}//${next.host}`);
    if (method !== 'GET' && status < 307) throw refuse('without what was sent');
    if (hops >= (isMedia ? MOST_MEDIA_HOPS : MOST_HOPS)) throw refuse('too often');
    url = next;
  }
}
