import { InputError } from '../contract/errors.ts';
import { memoizeLast } from '../contract/memoize-last.ts';
import type { BaseUrls } from '../contract/options.ts';
import { isMetadataHost } from '../transport/host-names.ts';

/** Throws for an address at which a cloud machine hands out its own credentials: no token is ever sent there. */
export function refuseMetadataHost(url: URL, name: string): void {
  if (!isMetadataHost(url)) return;
  throw new InputError(`${name} is a link-local address, which holds credentials of clouds; it is blocked.`);
}

/** Throws when one of the base URLs of a call is such an address. */
export function refuseMetadataHosts(urls?: BaseUrls): void {
  if (!urls) return;
  const { hub, router, providers } = urls;
  for (const [name, url] of Object.entries({ hub, router, ...providers })) {
    if (url !== undefined) refuseMetadataAddress(url, `endpoints.${name}`);
  }
}

const refuseMetadataAddress = /* @__PURE__ */ memoizeLast((url, name = '') => {
  if (URL.canParse(url)) refuseMetadataHost(new URL(url), name);
});
