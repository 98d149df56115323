import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

/** The Content-Security-Policy of this host's pages. */
export interface SecurityOptions {
  /** The host name passed with `--host`, in addition to those of this machine. */
  readonly host: string;
  /** Origins beside the page's own that it may talk to. */
  readonly reachableOrigins: readonly string[];
}

/** Set by the middleware for the pages that it serves: the nonce of this response's policy. */
export interface SecurityVariables {
  readonly nonce: string;
}

/** Puts the security headers on every response, and responds only to names that are meant for this host. */
export function security({
  host,
  reachableOrigins,
}: SecurityOptions): MiddlewareHandler<{ Variables: SecurityVariables }> {
  return async (c, next) => {
    const { hostname } = new URL(c.req.url);
    const nonce = randomBytes(16).toString('base64url');
    c.set('nonce', nonce);
    if (!isOwnName(hostname, host)) {
      c.res = c.text(`This workbench does not respond to the host name ${hostname}: use 127.0.0.1.`, 403);
    } else {
      await next();
    }
    // Copied, because the headers of some responses cannot be changed.
    c.res = new Response(c.res.body, c.res);
    const { headers } = c.res;
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', contentSecurityPolicy(reachableOrigins, nonce));
    if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(self), geolocation=(), microphone=(self), payment=()');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('x-content-type-options', 'nosniff');
  };
}

/**
 * No inline script, no eval, nothing from elsewhere but the services that were switched on. The nonce is for the style
 * element that the template editor writes.
 */
function contentSecurityPolicy(reachableOrigins: readonly string[], nonce: string): string {
  return [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
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
 * Another site can resolve its host name to 127.0.0.1 and would then count as this origin. It cannot do so with an IP address,
 * nor with `localhost`.
 */
function isOwnName(hostname: string, host: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return hostname === 'localhost' || hostname === host || isIP(address) !== 0;
}
