import { memoizeLast } from './memoize-last.ts';
import { refuseMetadataHost } from './refuse-metadata-hosts.ts';
import { httpAddress } from './urls.ts';

/** The address of a dedicated endpoint; with `requiredPath` it is made to end with that path, whatever its query is. */
export const endpointRequestUrl = /* @__PURE__ */ memoizeLast((endpointUrl, requiredPath) => {
  const url = httpAddress(endpointUrl, 'endpointUrl');
  refuseMetadataHost(url, 'endpointUrl');
  if (!requiredPath) return url.href;
  const [, name = requiredPath] = /^v1\/(.+)$/.exec(requiredPath) ?? [];
  const path = url.pathname.replace(/\/+$/, '');
  if (path.endsWith(`/${name}`)) url.pathname = path;
  else url.pathname = `${path}/${path.endsWith('/v1') ? name : requiredPath}`;
  return url.href;
});
