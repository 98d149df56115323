import type { Value } from '@hubkit/code';
import type { WireBody, WireHeaders, WireRequest } from './snippet-call.ts';

/** Returns the request of a call. Only clients that print requests call this, and only if there is one. */
export function requireRequest<Body extends WireBody>({
  request,
  model,
}: {
  readonly request: WireRequest<Body> | undefined;
  readonly model: string;
}): WireRequest<Body> {
  if (request === undefined) throw new Error(`The hub chooses the provider of ${model}: there is no request.`);
  return request;
}

/** Headers beside those that a client adds itself (key and type of the body), or undefined if there are none. */
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
export function readJson({ body }: WireRequest): Readonly<Record<string, Value>> {
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
