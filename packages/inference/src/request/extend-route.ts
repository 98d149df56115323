import { checkHeaderValue } from '../contract/credentials.ts';
import { InputError } from '../contract/errors.ts';
import type { CallOptions } from '../contract/options.ts';
import type { Route } from '../routing/route.ts';
import type { PreparedRequest } from './prepared-request.ts';

/** Headers that describe the body or the connection, which the client sets itself. */
const RESERVED = /^(content-type|content-length|host|connection|transfer-encoding)$/;

/** Headers and query parameters whose values are credentials. */
const SECRET = /(^|[-_])(auth|authorization|(api[-_]?)?key|\w*token|secret|password|cookie)$/i;

/** Shortest value that is treated as a secret. */
const SHORTEST_SECRET = 4;

type Extras = Pick<CallOptions, 'headers' | 'query'>;

/**
 * Adds the headers and the query of the options to all requests of a route, polls included. Throws an InputError for invalid
 * headers, and for credentials that could reach the wrong service.
 */
export function extendRoute(route: Route, extras: Extras, token: string | undefined): Route {
  const headers = Object.entries(extras.headers ?? {}).filter(([, value]) => value !== undefined);
  const query = Object.entries(extras.query ?? {}).filter(([, value]) => value !== undefined);
  if (headers.length === 0 && query.length === 0) return route;
  for (const [name, value] of headers) checkHeader(name, value, route, token);
  return { ...route, adjust: (request) => withQuery(withHeaders(request, headers), query) };
}

/** Lists the values of headers and query parameters that errors must not show. */
export function extraSecrets({ headers, query }: Extras): readonly string[] {
  const secrets = Object.entries({ ...headers, ...query }).filter(([name]) => SECRET.test(name));
  return secrets.flatMap(([, value]) => {
    const parts = [value, value?.replace(/^\w+ /, '')];
    return parts.filter((part) => part !== undefined && part.length >= SHORTEST_SECRET) as string[];
  });
}

function checkHeader(name: string, value: unknown, { endpoint, provider }: Route, token: string | undefined): void {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
    throw new InputError(`${JSON.stringify(name.slice(0, 80))} is not the name of a header.`);
  }
  if (typeof value !== 'string') throw new InputError(`The header '${name}' has to be text.`);
  checkHeaderValue(value, `The header '${name}'`);
  const lower = name.toLowerCase();
  if (RESERVED.test(lower)) throw new InputError(`The header '${name}' is set by the client; leave it out.`);
  if (lower !== 'authorization' && lower !== provider.auth.header.toLowerCase()) return;
  if (token !== undefined) {
    throw new InputError(`Both an access token and the header '${name}' are given; pass one of them.`);
  }
  if (!endpoint) {
    throw new InputError(
      `The header '${name}' is for calls with an endpointUrl. Pass the key of a provider as accessToken, so that it is sent to that provider only.`,
    );
  }
}

/** The request with further headers, which replace its own of the same name. */
function withHeaders(request: PreparedRequest, extras: readonly (readonly [string, unknown])[]): PreparedRequest {
  if (extras.length === 0) return request;
  const all = [...Object.entries(request.headers), ...extras];
  // The last one of a name wins. `User-Agent` is the one header that is added later, in this spelling.
  const byName = new Map(
    all.map(([name, value]) => [name.toLowerCase(), [/^user-agent$/i.test(name) ? 'User-Agent' : name, value]]),
  );
  return { ...request, headers: Object.fromEntries(byName.values()) };
}

/** The request with further parameters in its query, which replace its own of the same name. */
function withQuery(request: PreparedRequest, extras: readonly (readonly [string, unknown])[]): PreparedRequest {
  if (extras.length === 0) return request;
  const url = new URL(request.url);
  for (const [name, value] of extras) url.searchParams.set(name, String(value));
  return { ...request, url: url.href };
}
