import type { BaseUrls } from '@hubkit/inference';

const ROUTER = 'https://router.huggingface.co';

/** Returns the provider of a URL, below the router or at its base URL. */
export function providerOf(url: string, endpoints: BaseUrls): string | undefined {
  const direct = Object.entries(endpoints.providers ?? {}).find(([, base]) => url.startsWith(`${base}/`));
  if (direct) return direct[0];
  const router = `${endpoints.router ?? ROUTER}/`;
  return url.startsWith(router) ? url.slice(router.length).split(/[/?]/, 1)[0] : undefined;
}
