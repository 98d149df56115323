import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Names by which a browser on this machine reaches this machine, and no other name. */
const LOCAL_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Requests to accept beside those of this machine. */
export interface GuardOptions {
  readonly allowedHosts: readonly string[];
  readonly allowedOrigins: readonly string[];
}

/** Headers of the emulated services that a page may read. */
const EXPOSED =
  'X-Request-Id,X-Error-Code,X-Error-Message,X-Hubkit-Emulator,X-Hubkit-Fault,X-Hubkit-Fault-Skipped,X-Inference-Provider,Retry-After,Retry-After-Ms,RateLimit,ETag,Link,Content-Range';

/**
 * Lets in requests that name this machine (a page whose name was re-bound to 127.0.0.1 names another) and pages of
 * the emulator's own or an allowed origin.
 */
export function guard(options: GuardOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const url = new URL(c.req.url);
    if (![...LOCAL_NAMES, ...options.allowedHosts].includes(url.hostname)) {
      return c.json(
        { error: `This emulator does not serve the host name ${url.hostname}: use 127.0.0.1, or allow the name.` },
        403,
      );
    }
    const origin = c.req.header('origin');
    if (origin === undefined) return next();
    if (origin !== url.origin && !options.allowedOrigins.includes(origin)) {
      return c.json({ error: `Pages of ${origin} may not use this emulator: start it with this origin allowed.` }, 403);
    }
    if (c.req.method === 'OPTIONS') {
      return c.body(null, 204, {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
        'access-control-allow-headers': c.req.header('access-control-request-headers') ?? '',
        'access-control-allow-private-network': 'true',
        'access-control-max-age': '600',
        vary: 'origin',
      });
    }
    await next();
    c.res.headers.set('access-control-allow-origin', origin);
    c.res.headers.set('access-control-allow-credentials', 'true');
    c.res.headers.set('access-control-expose-headers', EXPOSED);
    c.res.headers.append('vary', 'origin');
  };
}
