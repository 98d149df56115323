import { GatewayError } from '../contract/errors.ts';
import type { Incoming, Outgoing } from '../contract/exchange.ts';

/** Pages and hosts that a gateway accepts. */
export interface OriginRules {
  readonly allowedOrigins: ReadonlySet<string>;
  readonly allowedHosts: ReadonlySet<string> | undefined;
}

/** Seconds for which a browser may keep the answer to a preflight request. */
const PREFLIGHT_SECONDS = 600;

/**
 * Refuses requests from pages of other origins that are not listed, and requests for other hosts. Programs send neither `Origin`
 * nor `Sec-Fetch-Site`; pages cannot leave them out.
 */
export function checkOrigin(incoming: Incoming, rules: OriginRules): void {
  const { allowedOrigins } = rules;
  checkHost(incoming, rules);
  if (isForeign(incoming) && !isListed(incoming, allowedOrigins)) {
    throw new GatewayError(
      'ORIGIN',
      'Pages of other origins may not call this gateway. Add the origin of the page to allowedOrigins.',
    );
  }
}

/** Refuses a request for a host name that is not listed. */
export function checkHost({ host }: Incoming, { allowedHosts }: Pick<OriginRules, 'allowedHosts'>): void {
  if (allowedHosts && !allowedHosts.has(hostName(host))) {
    throw new GatewayError('ORIGIN', 'This gateway does not serve the host of the request. Add it to allowedHosts.');
  }
}

/** True for a request that a browser sends for a page of the gateway's own origin. */
export function isSameOriginPage(incoming: Incoming): boolean {
  const site = incoming.header('sec-fetch-site');
  return site === 'same-origin' || (site === undefined && hasOwnOrigin(incoming));
}

/** Headers that let a listed page read the response. */
export function corsHeaders(incoming: Incoming, { allowedOrigins }: OriginRules): Record<string, string> {
  const origin = incoming.header('origin');
  if (origin === undefined || allowedOrigins.size === 0) return {};
  return allowedOrigins.has(origin)
    ? {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'x-request-id, retry-after, x-stream-handle',
        vary: 'origin',
      }
    : { vary: 'origin' };
}

/** Answers a preflight request of a listed page. */
export function preflight(incoming: Incoming): Outgoing {
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': incoming.header('access-control-request-headers') ?? 'content-type',
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    },
  };
}

/** What browsers send: `null`, or scheme, host and port. Patterns such as `https://*.example.com` would match nothing. */
const ORIGIN = /^(?:null|[a-z][a-z\d+.-]*:\/\/(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?)$/;

/** Returns an origin of the options. Throws for text that no browser sends as one. */
export function checkedOrigin(origin: string): string {
  if (ORIGIN.test(origin) && (!/^https?:/.test(origin) || isOwnText(origin))) return origin;
  throw new TypeError(`"${origin}" is not an origin such as https://app.example.com.`);
}

/** False for an address that a browser writes in another way, such as with the default port. */
function isOwnText(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin;
}

function isForeign(incoming: Incoming): boolean {
  const site = incoming.header('sec-fetch-site');
  // `none` is a person who typed the address, which makes no more than a GET.
  if (site !== undefined) return site !== 'same-origin' && !(site === 'none' && incoming.method === 'GET');
  return incoming.header('origin') !== undefined && !hasOwnOrigin(incoming);
}

/** True for a request of a page that is listed. */
export function isListed(incoming: Incoming, allowed: ReadonlySet<string>): boolean {
  const origin = incoming.header('origin');
  return origin !== undefined && allowed.has(origin);
}

/** Compares hosts only: a proxy that ends TLS changes the scheme. */
function hasOwnOrigin(incoming: Incoming): boolean {
  const origin = incoming.header('origin');
  if (origin === undefined) return false;
  try {
    return new URL(origin).host === incoming.host.toLowerCase();
  } catch {
    return false;
  }
}

/** The name in `name:port`, without the port. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}
