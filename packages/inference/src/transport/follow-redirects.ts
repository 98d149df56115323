import { ConnectionError } from '../contract/errors.ts';
import type { CallContext } from './context.ts';
import type { SentRequest } from './open-response.ts';
import { redactText } from './redact.ts';
import { shownRequest, type WireRequest } from './wire-request.ts';

const MOST_HOPS = 3;
const MOST_MEDIA_HOPS = 5;

/** Follows the redirects of a response where that is safe; `create` makes the further requests. */
export async function followRedirects<Opened extends SentRequest>(
  redirected: Opened,
  request: WireRequest,
  context: CallContext,
  create: (request: WireRequest) => Opened,
): Promise<Opened> {
  let opened = redirected;
  for (let hops = 0, url = request.url; opened.isRedirect; hops++) {
    await opened.close();
    const target = redirectTarget(opened.response, url, request, hops, context);
    await request.checkRedirect?.(target);
    url = target.href;
    opened = create({ ...request, url });
    try {
      opened.accept(await opened.fetch());
    } catch (thrown) {
      throw opened.failure(thrown);
    }
  }
  return opened;
}

/** The address that a redirect leads to, if it is safe to follow. */
function redirectTarget(
  { headers, status }: Response,
  from: string,
  request: WireRequest,
  hops: number,
  { subject, secrets }: CallContext,
): URL {
  const { isMedia, method } = request;
  const { origin, host } = new URL(from);
  const refuse = (why: string) => {
    const details = { ...subject, fault: 'redirect', request: shownRequest(request, secrets) } as const;
    return new ConnectionError(
      redactText(`${host} redirects ${why}; refused, to keep the key safe.`, secrets),
      details,
    );
  };
  const location = headers.get('location');
  if (!location || !URL.canParse(location, from)) throw refuse('to an unknown address');
  const target = new URL(location, from);
  if (!isMedia && target.origin !== origin) throw refuse(`to ${target.protocol}//${target.host}`);
  if (method !== 'GET' && status < 307) throw refuse('without what was sent');
  if (hops >= (isMedia ? MOST_MEDIA_HOPS : MOST_HOPS)) throw refuse('too often');
  return target;
}
