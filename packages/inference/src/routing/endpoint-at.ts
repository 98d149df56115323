import { memoizeLast } from '../contract/memoize-last.ts';
import { endpointRequestUrl } from './endpoint-request-url.ts';

/** The endpoint at an address, for requests to a path. */
export const endpointAt = /* @__PURE__ */ memoizeLast((endpointUrl, path) => {
  const url = endpointRequestUrl(endpointUrl, path);
  const name = endpointUrl.replace(/\/*([?#].*)?$/s, '');
  return { name, url, isHub: /^https:\/\/([\w-]+\.)*huggingface\.co\//.test(url) };
});
