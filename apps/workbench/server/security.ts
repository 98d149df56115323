import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

/** The Content-Security-Policy of this host's pages. */
export interface SecurityOptions {
  /** The name the host was told to listen on, beside those of this machine. */
  readonly host: string;
  /** Origins beside the page's own that it may talk to. */
  readonly reachableOrigins: readonly string[];
}

/** Puts the security headers on every answer, and answers only to names that are meant for this host. */
export function security({ host, reachableOrigins }: SecurityOptions): MiddlewareHandler {
  const policy = contentSecurityPolicy(reachableOrigins);
  return async (c, next) => {
    const { hostname } = new URL(c.req.url);
    if (!isOwnName(hostname, host)) {
      c.res = c.text(`This workbench does not answer to the host name ${hostname}: use 127.0.0.1.`, 403);
    } else {
      await next();
    }
    // Copied, because the headers of some answers cannot be changed.
    c.res = new Response(c.res.body, c.res);
    c.res.headers.set('content-security-policy', policy);
    c.res.headers.set('cross-origin-opener-policy', 'same-origin');
    c.res.headers.set('cross-origin-resource-policy', 'same-origin');
    c.res.headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    c.res.headers.set('referrer-policy', 'no-referrer');
    c.res.headers.set('x-content-type-options', 'nosniff');
    c.res.headers.set('x-frame-options', 'DENY');
  };
}

/** No inline script, no eval, no frame, nothing from elsewhere but the services that were switched on. */
function contentSecurityPolicy(reachableOrigins: readonly string[]): string {
  return [
    "default-src 'self'",
    ["connect-src 'self'", ...reachableOrigins].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * A page elsewhere can point a name of its own at 127.0.0.1 and would then count as this origin. It cannot do so
 * with an address, nor with `localhost`.
 */
function isOwnName(hostname: string, host: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return hostname === 'localhost' || hostname === host || isIP(address) !== 0;
}
