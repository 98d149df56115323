import type { Provider } from '../dialect/provider.ts';
import { createJobMatcher } from './job-matcher.ts';
import { MEDIA_HOST } from './media-host.ts';

/** The services of an emulator; `emulator` is the emulator itself. */
type Service = 'provider' | 'router' | 'hub' | 'media' | 'emulator';

/** The service that a request goes to. */
export interface ServicePlace {
  readonly service: Service;
  /** The path below the base path. */
  readonly path: string;
  /** The provider, where the path names one. */
  readonly provider?: Provider;
}

/** Creates a function that finds the service of a request. */
export function createServiceFinder(
  providers: readonly Provider[],
  servers: readonly Provider[] = [],
): (request: { readonly method: string; readonly path: string; readonly query: URLSearchParams }) => ServicePlace {
  const jobs = providers.map((provider) => ({ provider, match: createJobMatcher(provider) }));
  return ({ method, path, query }) => {
    const [, first = '', second = ''] = path.split('/');
    if (first === 'hub') return { service: 'hub', path };
    if (first === 'router') {
      const provider = providers.find(({ id, isRouted }) => isRouted && id === second);
      if (provider) return { service: 'provider', path, provider };
      // The router's own chat route passes the request on to a provider.
      return { service: second === 'v1' && method === 'POST' ? 'provider' : 'router', path };
    }
    if (first === 'providers') {
      const provider = providers.find(({ id, otherHosts }) =>
        ['', MEDIA_HOST, ...otherHosts].some((host) => second === (host === '' ? id : `${id}-${host}`)),
      );
      const isMedia = second.endsWith(`-${MEDIA_HOST}`);
      return { service: isMedia ? 'media' : 'provider', path, ...(provider ? { provider } : {}) };
    }
    if (first === 'servers') {
      const server = servers.find(({ id }) => id === second);
      return { service: 'provider', path, ...(server ? { provider: server } : {}) };
    }
    const job = jobs.find(({ match }) => match(method, path, query));
    return job ? { service: 'provider', path, provider: job.provider } : { service: 'emulator', path };
  };
}
