import type { ChatCall, WireHeaders, WireRequest } from './chat-call.ts';

/** Headers that clients add themselves. */
const ownHeaders = new Set(['authorization', 'content-type']);

/** The request of a call. Clients that show one are never asked for a call that has none. */
export function requestOf({ request, model }: ChatCall): WireRequest {
  if (request === undefined) throw new Error(`The provider of ${model} is chosen by the hub: there is no request.`);
  return request;
}

/** Headers that have to be named, or undefined when there are none. */
export function extraHeaders({ headers }: WireRequest): WireHeaders | undefined {
  const extra = Object.entries(headers).filter(([name]) => !ownHeaders.has(name.toLowerCase()));
  return extra.length === 0 ? undefined : Object.fromEntries(extra);
}

/** The headers without the type of the body, for clients that derive it. */
export function headersWithoutType({ headers }: WireRequest): WireHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type'));
}
