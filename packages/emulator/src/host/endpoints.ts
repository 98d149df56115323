import { PREFIX, providerPath, routedPath, withFault } from '../contract/paths.ts';
import { PROVIDERS } from '../providers/providers.gen.ts';

/** Base URLs to use in place of the real services. */
export interface EmulatorEndpoints {
  readonly hub: string;
  readonly router: string;
  readonly providers: Readonly<Record<string, string>>;
}

/**
 * The base URLs of an emulator that is reached at `origin`, which may end with a path. With `fault`, requests at these
 * URLs have that fault: `rate-limit`, `rate-limit;retry-after=3`.
 */
export function endpointsAt(origin: string, options: { readonly fault?: string } = {}): EmulatorEndpoints {
  const base = options.fault ? withFault(origin, options.fault) : origin;
  return {
    hub: base + PREFIX.hub,
    router: base + PREFIX.router,
    providers: Object.fromEntries(
      // The direct base URL of some providers is the router itself, as in reality.
      PROVIDERS.map(({ id, host }) => [id, base + (host === 'router' ? routedPath(id) : providerPath(id))]),
    ),
  };
}
