import type { Connection } from '../services/connection.ts';
import { readNearLimit } from '../services/near-limit.ts';

/** Notes which rate limit of a model is nearly used up. Requests other than calls, such as those to the hub, have other limits. */
export function watchLimits(
  { limits }: Pick<Connection, 'limits'>,
  model: string,
  request: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    const response = await request(input, init);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const near = method === 'POST' ? readNearLimit(response.headers, Date.now()) : undefined;
    if (near) limits.set((all) => ({ ...all, [model]: near }));
    return response;
  };
}
