import { PREFIX, providerPath, routedPath, serverPath, withFault } from '../contract/paths.ts';
import { PROVIDERS } from '../providers/providers.gen.ts';
import { SERVERS } from '../servers/servers.gen.ts';

/** Base URLs to use in place of the real services. */
export interface EmulatorEndpoints {
  readonly hub: string;
  readonly router: string;
  readonly providers: Readonly<Record<string, string>>;
}

/** Base URLs of the emulated servers that people run themselves, such as vLLM. */
export type EmulatorServers = Readonly<Record<keyof typeof SERVERS, string>>;

/** The base URLs of the servers of an emulator that is reached at `origin`, with a fault as in {@link endpointsAt}. */
export function serversAt(origin: string, options: { readonly fault?: string } = {}): EmulatorServers {
  const base = options.fault ? withFault(origin, options.fault) : origin;
  // The keys are those of the registry.
  return Object.fromEntries(Object.keys(SERVERS).map((id) => [id, base + serverPath(id)])) as EmulatorServers;
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
