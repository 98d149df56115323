import { httpAddress } from './urls.ts';

/** The address of a dedicated endpoint; with `route` it is made to end with that path, whatever its query is. */
export function endpointAddress(endpointUrl: string, route?: string): string {
  const url = httpAddress(endpointUrl, 'endpointUrl');
  if (!route) return url.href;
  const [, name = route] = /^v1\/(.+)$/.exec(route) ?? [];
  const path = url.pathname.replace(/\/+$/, '');
  if (path.endsWith(`/${name}`)) url.pathname = path;
  else url.pathname = `${path}/${path.endsWith('/v1') ? name : route}`;
  return url.href;
}
