import type { BaseUrls } from '@hubkit/inference';

const ROUTER = 'https://router.huggingface.co';

/** Returns the provider of a URL, below the router or at its base URL; undefined where the router chooses. */
export function findProvider(url: string, endpoints: BaseUrls): string | undefined {
  const direct = Object.entries(endpoints.providers ?? {}).find(([, base]) => url.startsWith(`${base}/`));
  if (direct) return direct[0];
  const router = `${endpoints.router ?? ROUTER}/`;
  if (!url.startsWith(router)) return undefined;
  const [first] = url.slice(router.length).split(/[/?]/, 1);
  // At its own route for chats, the router chooses.
  return first === 'v1' ? undefined : first;
}
