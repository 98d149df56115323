import type { MessageFailure } from '@hubkit/messages';
import { GatewayError, isPermanent } from './failure.ts';

/** A gateway: a server that adds the key of a provider, such as a handler of `@hubkit/gateway`. */
export interface Gateway {
  /** Address of the gateway, such as `/api/ai`; its routes are below `/v1`. */
  readonly api: string;
  /** Further headers of each request, such as a token against forgery. */
  readonly headers?: RequestHeaders | (() => RequestHeaders | Promise<RequestHeaders>) | undefined;
  /** Function for all requests. @default globalThis.fetch */
  readonly fetch?: typeof fetch | undefined;
  readonly client?: undefined;
}

type RequestHeaders = Readonly<Record<string, string>>;

/**
 * Calls a route of a gateway, such as `models`. An error response, and a connection that fails before the body has been read, are
 * thrown as a `GatewayError`.
 *
 * @param json - Value to send as JSON.
 * @param read - Reads the response. Default: the response itself.
 */
export async function callGateway<Result = Response>(
  gateway: Gateway,
  path: string,
  {
    json,
    headers: own,
    ...init
  }: Omit<RequestInit, 'headers'> & { readonly json?: object; readonly headers?: RequestHeaders | undefined } = {},
  // Without `read`, the result is the response.
  read: (response: Response) => Result | Promise<Result> = (response) => response as Result,
): Promise<Result> {
  const { api, headers, fetch: send = fetch } = gateway;
  const further = typeof headers === 'function' ? await headers() : headers;
  const body = json && { method: 'POST', body: JSON.stringify(json) };
  try {
    const response = await send(`${api.replace(/(\/v1)?\/*$/, '')}/v1/${path}`, {
      ...body,
      ...init,
      headers: { ...(json && { 'content-type': 'application/json' }), ...own, ...further },
    });
    if (response.ok) return await read(response);
    throw errorIn(parse(await response.text()), response);
  } catch (error) {
    throw asLost(gateway, error);
  }
}

/**
 * Names the address of a connection that failed or broke off: `fetch` and bodies report both by a TypeError without one. Other errors
 * stay as they are.
 */
export function asLost({ api }: Gateway, cause: unknown = new TypeError()): unknown {
  if (!(cause instanceof TypeError)) return cause;
  const message = `The connection to ${api} failed. Check that the server runs and allows this page.`;
  return new GatewayError({ message, code: 'connection', canRetry: true }, { cause });
}

/** The error in a body or event of the form `{ error: { message, code } }`. */
export function errorIn(body: unknown, { status, headers, url }: Response): GatewayError {
  const { error = {} } = Object(body);
  return new GatewayError({
    message: error.message ?? `The server responded with status ${status}: ${url}`,
    code: error.code ?? error.type,
    status,
    requestId: headers.get('x-request-id') || undefined,
    retryAfterMs: Number(headers.get('retry-after')) * 1000 || undefined,
    canRetry: !isPermanent(status),
  });
}

/** The error of a stream that names a failure of the service, with its code in the place of a status. */
export function failedStream({ message, code }: MessageFailure, response: Response): GatewayError {
  const status = Number(code) >= 400 && Number(code) < 600 ? Number(code) : response.status;
  const known = message ?? `The service failed while it wrote the answer${code === undefined ? '' : ` (${code})`}.`;
  return new GatewayError({
    message: known,
    code: code === undefined ? undefined : String(code),
    status,
    requestId: response.headers.get('x-request-id') || undefined,
    canRetry: !isPermanent(status),
  });
}

/** Parses JSON; undefined for other text. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
