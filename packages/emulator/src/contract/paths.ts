/** Path prefixes of the services below the emulator's base URL. */
export const PREFIX = { hub: '/hub', router: '/router', providers: '/providers', servers: '/servers' } as const;

/** The path of a provider's main host, or of a further host such as `queue`. */
export function providerPath(providerId: string, host?: string): string {
  return `${PREFIX.providers}/${providerId}${host ? `-${host}` : ''}`;
}

/** The path of a server that people run themselves. */
export function serverPath(serverId: string): string {
  return `${PREFIX.servers}/${serverId}`;
}

/** The path of a provider behind the router. */
export function routedPath(providerId: string): string {
  return `${PREFIX.router}/${providerId}`;
}

/** Normalizes a base path: empty, or with a slash at its start and none at its end. */
export function readBasePath(path = ''): string {
  const inner = path.replace(/^\/+|\/+$/g, '');
  return inner && `/${inner}`;
}

/** A base URL of the emulator with a fault: `/~name;parameter=value/…`. */
const FAULT_PATH = /^\/~([^/]+)(\/.*)?$/;

/** Adds a fault to a base URL: every request below it has the fault. */
export function withFault(base: string, fault: string): string {
  return `${base}/~${encodeURIComponent(fault)}`;
}

/** A request URL taken apart. */
export interface RequestPath {
  /** The path below the base path and the fault. */
  readonly path: string;
  /** The fault in the path. */
  readonly fault?: string;
  /** The base URL that the request used, with the fault: URLs in the response begin with it. */
  readonly baseUrl: string;
}

/**
 * Takes a request URL apart. Some servers strip the base path before they pass a request on, others leave it. Clients
 * that combine their base URL with the path of a URL from a response repeat base path and fault; they are left out.
 */
export function splitUrl(url: string, basePath: string): RequestPath {
  const { origin, pathname } = new URL(url);
  const below = stripPrefix(pathname, basePath);
  const match = FAULT_PATH.exec(below);
  const prefix = match ? `/~${match[1]}` : '';
  const path = match ? (match[2] ?? '/') : below;
  const [service = ''] = /^\/(?:router|providers|servers)\/[^/]+/.exec(path) ?? [];
  const rest = path.slice(service.length);
  return {
    path: service === '' ? path : service + stripPrefix(rest, basePath + prefix),
    ...(match?.[1] === undefined ? {} : { fault: decodePercent(match[1]) }),
    baseUrl: origin + basePath + prefix,
  };
}

function stripPrefix(path: string, prefix: string): string {
  if (path === prefix) return '/';
  return prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/** Undoes percent-encoding; a text that is encoded wrongly stays as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
