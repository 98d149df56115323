import type { HttpBindings } from '@hono/node-server';
import { Hono, type HonoRequest, type MiddlewareHandler } from 'hono';

/**
 * Refuses requests that do not come from a page of this origin: other sites, and navigations, in which a response would be shown as
 * a page.
 */
export function onlyOwnPage(message: string): MiddlewareHandler {
  return async (c, next) => {
    const own = new URL(c.req.url).origin;
    const site = c.req.header('sec-fetch-site') ?? 'same-origin';
    const isPage = c.req.header('sec-fetch-mode') === 'navigate';
    if (site !== 'same-origin' || isPage || (c.req.header('origin') ?? own) !== own)
      return c.json({ error: { message } }, 403);
    return next();
  };
}

/** The routes below a prefix that read files or run programs of this machine: only pages of this host that are open on it may use them. */
export function createLocalRoutes(prefix: string, what: string) {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  app.use(`${prefix}/*`, onlyOwnPage(`Only the workbench itself may use ${what}.`), async (c, next) => {
    const address = c.env?.incoming?.socket.remoteAddress;
    if (address === undefined || isThisMachine(address)) return next();
    const message = `Only pages that are open on the machine of the workbench may use ${what}.`;
    return c.json({ error: { message }, message }, 403);
  });
  return app;
}

function isThisMachine(address: string): boolean {
  return /^(?:::ffff:)?127\./.test(address) || address === '::1';
}

/**
 * Reads the body of a request as text, with or without a stated length; undefined for one of more than `maxBytes`. hono's own
 * `bodyLimit` makes its Request of the server's, which Node's Request does not accept while the globals stay untouched.
 */
export async function readText({ raw }: HonoRequest, maxBytes: number): Promise<string | undefined> {
  if (Number(raw.headers.get('content-length') ?? 0) > maxBytes) return;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of raw.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
