import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** Refuses requests of other machines, wherever the host listens. */
export function onlyThisMachine(message: string): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  return async (c, next) => {
    const address = c.env?.incoming?.socket.remoteAddress;
    if (address === undefined || isThisMachine(address)) return next();
    return c.json({ error: { message }, message }, 403);
  };
}

function isThisMachine(address: string): boolean {
  return /^(?:::ffff:)?127\./.test(address) || address === '::1';
}
