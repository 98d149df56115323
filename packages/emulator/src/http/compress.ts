import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Compresses marked responses with gzip, for clients that accept it. */
export function compress(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const { body, headers } = c.res;
    const isAccepted = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
    if (!c.get('isCompressed') || !isAccepted || !body || headers.has('content-encoding')) return;
    const response = new Response(body.pipeThrough(new CompressionStream('gzip')), c.res);
    response.headers.set('content-encoding', 'gzip');
    response.headers.append('vary', 'Accept-Encoding');
    response.headers.delete('content-length');
    c.res = undefined;
    c.res = response;
  };
}
