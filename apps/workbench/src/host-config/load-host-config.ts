import type { BaseUrls } from '@hubkit/inference';
import type { HostConfig, Service } from './host-config.ts';

/** Loads the configuration from the host of the page. */
export async function loadHostConfig(): Promise<HostConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`The host of this page answered /config.json with ${response.status}.`);
  const config = (await response.json()) as HostConfig; // Written by our own host, from the same type.
  return { ...config, services: config.services.map((service) => inFull(service, location.origin)) };
}

/** The client wants whole addresses; the host does not know under which name the page reached it. */
function inFull(service: Service, origin: string): Service {
  return {
    ...service,
    endpoints: endpointsInFull(service.endpoints, origin),
    ...(service.exchanges !== undefined && { exchanges: new URL(service.exchanges, origin).href }),
  };
}

function endpointsInFull({ hub, router, providers }: BaseUrls, origin: string): BaseUrls {
  const full = (path: string) => new URL(path, origin).href.replace(/\/$/, '');
  return {
    ...(hub !== undefined && { hub: full(hub) }),
    ...(router !== undefined && { router: full(router) }),
    ...(providers && {
      providers: Object.fromEntries(Object.entries(providers).map(([id, path]) => [id, full(path)])),
    }),
  };
}
