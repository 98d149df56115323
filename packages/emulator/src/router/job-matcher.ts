import type { Provider } from '../dialect/provider.ts';
import type { JobRoute } from '../jobs/jobs-dialect.ts';
import { compilePath } from './path-pattern.ts';

/** A request about a job. */
export interface JobMatch {
  readonly route: JobRoute;
  readonly id: string;
}

/** Creates a function that recognizes a provider's requests about jobs. */
export function createJobMatcher(
  provider: Provider,
): (method: string, path: string, query: URLSearchParams) => JobMatch | undefined {
  const routes = (provider.jobs?.routes ?? [])
    .map((route) => ({ route, pattern: compilePath(route.path) }))
    .sort((left, right) => right.pattern.literals - left.pattern.literals);
  return (method, path, query) => {
    for (const { route, pattern } of routes) {
      const id = route.method === method ? pattern.match(path, query)?.id : undefined;
      if (id !== undefined) return { route, id };
    }
    return undefined;
  };
}
