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
 * Calls a route of a gateway, such as `models`. An error response is thrown as a `GatewayError`.
 *
 * @param json - Value to send as JSON.
 */
export async function callGateway(
  { api, headers, fetch: send = fetch }: Gateway,
  path: string,
  { json, ...init }: Omit<RequestInit, 'headers'> & { readonly json?: object } = {},
): Promise<Response> {
  const further = typeof headers === 'function' ? await headers() : headers;
  const body = json && { method: 'POST', body: JSON.stringify(json) };
  const response = await send(`${api.replace(/(\/v1)?\/*$/, '')}/v1/${path}`, {
    ...body,
    ...init,
    headers: { ...(json && { 'content-type': 'application/json' }), ...further },
  }).catch((cause) => {
    throw lost(cause);
  });
  if (response.ok) return response;
  throw errorIn(parse(await response.text()), response);
}

/** The error of a lost connection. */
export function lost(cause?: unknown): GatewayError {
  const message = 'The connection to the server was lost.';
  return new GatewayError({ message, code: 'connection', canRetry: true }, { cause });
}

/** The error in a body or event of the form `{ error: { message, code } }`. */
export function errorIn(body: unknown, { status, headers, url }: Response): GatewayError {
  const { error = {} } = Object(body);
  return new GatewayError({
    message: error.message ?? `The server responded with status ${status}: ${url}`,
    code: error.code ?? error.type,
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterMs: Number(headers.get('retry-after')) * 1000 || undefined,
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
