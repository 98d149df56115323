import { memoizeLast } from '../contract/memoize-last.ts';
import { hasVersion } from './endpoint-protocol.ts';
import { refuseMetadataHost } from './refuse-metadata-hosts.ts';
import { httpAddress } from './urls.ts';

/**
 * The address of a request to a custom endpoint; with `requiredPath`, such as `v1/embeddings`, it is made to end with that
 * path, whatever its query is. A path that has a version already, such as `/v1` or `/v1beta/openai`, gets no second one.
 */
export const endpointRequestUrl = /* @__PURE__ */ memoizeLast((endpointUrl, requiredPath) => {
  const url = httpAddress(endpointUrl, 'endpointUrl');
  refuseMetadataHost(url, 'endpointUrl');
  if (!requiredPath) return url.href;
  const [, name = requiredPath] = /^v1\/(.+)$/.exec(requiredPath) ?? [];
  const path = url.pathname.replace(/\/+$/, '');
  if (path.endsWith(`/${name}`)) url.pathname = path;
  else url.pathname = `${path}/${hasVersion(path) ? name : requiredPath}`;
  return url.href;
});
