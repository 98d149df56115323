import type { BaseUrls } from '@hubkit/inference';

const ROUTER = 'https://router.huggingface.co';

/** The provider that an address belongs to: below the router, or at a base of its own. */
export function providerOf(url: string, endpoints: BaseUrls): string | undefined {
  const direct = Object.entries(endpoints.providers ?? {}).find(([, base]) => url.startsWith(`${base}/`));
  if (direct) return direct[0];
  const router = `${endpoints.router ?? ROUTER}/`;
  return url.startsWith(router) ? url.slice(router.length).split(/[/?]/, 1)[0] : undefined;
}
