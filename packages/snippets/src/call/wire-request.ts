import type { Value } from '@hubkit/code';
import type { WireBody, WireHeaders, WireRequest } from './snippet-call.ts';

/** Headers that clients add themselves. */
const ownHeaders = new Set(['authorization', 'content-type']);

/** The request of a call. Clients that show one are never given a call that has none. */
export function requestOf<Body extends WireBody>({
  request,
  model,
}: {
  readonly request: WireRequest<Body> | undefined;
  readonly model: string;
}): WireRequest<Body> {
  if (request === undefined) throw new Error(`The hub chooses the provider of ${model}: there is no request.`);
  return request;
}

/** Headers that have to be named, or undefined when there are none. */
export function extraHeaders({ headers }: WireRequest): WireHeaders | undefined {
  const extra = Object.entries(headers).filter(([name]) => !ownHeaders.has(name.toLowerCase()));
  return extra.length === 0 ? undefined : Object.fromEntries(extra);
}

/** The headers without the type of a body that the client derives it from: JSON, and forms. */
export function headersWithoutType({ headers, body }: WireRequest): WireHeaders {
  if (body.type === 'file') return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type'));
}

/** The members of a JSON body. */
export function jsonOf({ body }: WireRequest): Readonly<Record<string, Value>> {
  return body.type === 'json' ? body.value : {};
}
