import type { MiddlewareHandler } from 'hono';

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
