import { memoizeLast } from '../contract/memoize-last.ts';
import { isBaseOfOperations } from './endpoint-protocol.ts';
import { refuseMetadataHost } from './refuse-metadata-hosts.ts';
import { httpAddress } from './urls.ts';

/**
 * The address of a request to a custom endpoint; with `requiredPath`, such as `v1/embeddings`, it is made to end with that
 * path, whatever its query is. A path that has a version already, such as `/v1` or `/v1beta/openai`, gets no second one, and that of a
 * service without versions, such as a deployment at Azure, gets none.
 */
export const endpointRequestUrl = /* @__PURE__ */ memoizeLast((endpointUrl, requiredPath) => {
  const url = httpAddress(endpointUrl, 'endpointUrl');
  refuseMetadataHost(url, 'endpointUrl');
  if (!requiredPath) return url.href;
  const [, name = requiredPath] = /^v1\/(.+)$/.exec(requiredPath) ?? [];
  const path = url.pathname.replace(/\/+$/, '');
  // One operation of a served model has this name at Databricks and SageMaker, whatever the model does.
  const isWhole = path.endsWith(`/${name}`) || path.endsWith('/invocations');
  url.pathname = isWhole ? path : `${path}/${isBaseOfOperations(url) ? name : requiredPath}`;
  return url.href;
});

/** The endpoint at an address, for requests to a path. */
export const endpointAt = /* @__PURE__ */ memoizeLast((endpointUrl, path) => {
  const url = endpointRequestUrl(endpointUrl, path);
  const name = endpointUrl.replace(/\/*([?#].*)?$/s, '');
  return { name, url, isHub: /^https:\/\/([\w-]+\.)*huggingface\.co\//.test(url) };
});
