import type { Value } from '@hubkit/code';
import type { WireBody, WireHeaders, WireRequest } from './snippet-call.ts';

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

/** Headers that have to be named for a client that adds the key and the type of the body, or undefined when there are none. */
export function extraHeaders({ headers }: WireRequest): WireHeaders | undefined {
  const extra = headersExcept(headers, isOwnHeader);
  for (const _ in extra) return extra;
  return undefined;
}

/** The headers without the type of a body that the client derives it from: JSON, and forms. */
export function headersWithoutType({ headers, body }: WireRequest): WireHeaders {
  return body.type === 'file' ? headers : headersExcept(headers, isContentType);
}

/** The members of a JSON body. */
export function jsonOf({ body }: WireRequest): Readonly<Record<string, Value>> {
  return body.type === 'json' ? body.value : {};
}

function headersExcept(headers: WireHeaders, isLeftOut: (name: string) => boolean): WireHeaders {
  const rest: Record<string, WireHeaders[string]> = {};
  for (const name of Object.keys(headers)) if (!isLeftOut(name)) rest[name] = headers[name] as WireHeaders[string];
  return rest;
}

function isContentType(name: string): boolean {
  return name === 'Content-Type' || name.toLowerCase() === 'content-type';
}

function isOwnHeader(name: string): boolean {
  return name === 'Authorization' || isContentType(name) || name.toLowerCase() === 'authorization';
}
