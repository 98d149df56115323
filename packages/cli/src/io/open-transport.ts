import type { NodeFetch, NodeFetchOptions } from '@hubkit/inference/node';

/**
 * Opens the transport for Node with the undici of this package: npm puts it where the client cannot see it when both are
 * installed globally.
 */
export async function openTransport(options: NodeFetchOptions = {}): Promise<NodeFetch> {
  const { nodeFetch } = await import('@hubkit/inference/node');
  return nodeFetch({ ...options, undici: () => import('undici') });
}
