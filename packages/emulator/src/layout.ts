import { PROVIDERS } from './providers/providers.gen.ts';

/** Base addresses to use instead of the real ones. */
export interface EmulatorEndpoints {
  readonly hub: string;
  readonly router: string;
  readonly providers: Readonly<Record<string, string>>;
}

/** Where the parts of the emulator stand below its origin. */
export const PREFIX = { hub: '/hub', router: '/router', providers: '/providers' } as const;

/** The path of a provider's direct base, or of a further host of it such as `queue`. */
export function providerPath(providerId: string, host?: string): string {
  return `${PREFIX.providers}/${providerId}${host ? `-${host}` : ''}`;
}

/** A path below which an emulator stands: empty, or with a slash at its start and none at its end. */
export function readBasePath(path = ''): string {
  const inner = path.replace(/^\/+|\/+$/g, '');
  return inner && `/${inner}`;
}

/**
 * The base addresses of an emulator that runs at `origin`, which may end with a path. With `fault`, every answer at these addresses has that
 * fault (a name of the fault table, optionally with parameters: `rate-limit;retry-after=3`).
 */
export function endpointsAt(origin: string, options: { readonly fault?: string } = {}): EmulatorEndpoints {
  const base = options.fault ? `${origin}/~${encodeURIComponent(options.fault)}` : origin;
  return {
    hub: base + PREFIX.hub,
    router: base + PREFIX.router,
    providers: Object.fromEntries(
      PROVIDERS.map((provider) => [
        provider.id,
        // The direct base of some providers is the router itself, as in reality.
        base + (provider.direct === 'router' ? `${PREFIX.router}/${provider.id}` : providerPath(provider.id)),
      ]),
    ),
  };
}
