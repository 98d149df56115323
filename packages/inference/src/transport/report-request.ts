import type { CallContext } from './context.ts';
import type { OpenResponse } from './open-response.ts';
import { requestId } from './request-id.ts';
import { shownUrl, type WireRequest } from './wire-request.ts';

type Reported = Pick<CallContext, 'emit' | 'secrets'>;

/** Emits the event of a request that is about to be sent. */
export function reportRequest({ method, url }: WireRequest, attempt: number, { emit, secrets }: Reported): void {
  emit?.({ type: 'request', method, url: shownUrl(url, secrets), attempt });
}

/** Emits the event of a response whose headers have arrived, and a warning once its text turns out not to be UTF-8. */
export function reportResponse({ url }: WireRequest, opened: OpenResponse, context: CallContext): void {
  const { emit, secrets } = context;
  const { status, headers } = opened.response;
  emit?.({
    type: 'response',
    url: shownUrl(url, secrets),
    status,
    requestId: requestId(headers, secrets) || undefined,
  });
  if (!context.isUnobserved && /json|text\//i.test(headers.get('content-type') ?? '')) watchText(opened, context);
}

/** Checks the chunks of a text as they are read. Calls without an observer have no part in this. */
function watchText(opened: OpenResponse, { emit, subject }: CallContext): void {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const read = opened.read.bind(opened);
  let isFaulty = false;
  opened.read = async () => {
    const bytes = await read();
    try {
      if (!isFaulty) decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      isFaulty = true;
      const message = `${subject.provider} ${subject.task}: the response has bytes that are not UTF-8; U+FFFD stands in their place.`;
      emit?.({ type: 'warning', message });
    }
    return bytes;
  };
}
