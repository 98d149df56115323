import type { AuthMode } from '../contract/credentials.ts';
import { InputError } from '../contract/errors.ts';
import type { HttpRequest } from '../contract/http-request.ts';
import { memoizeLast } from '../contract/memoize-last.ts';
import type { BaseUrls } from '../contract/options.ts';
import type { Provider } from '../contract/provider.ts';
import { encodePath } from '../contract/provider.ts';

const HUB = 'https://huggingface.co';
const ROUTER = 'https://router.huggingface.co';

/** The base URL of the hub: that of the options, or else of the environment variable `HF_ENDPOINT`, as the hub's own tools read it. */
export function hubBase({ hub }: BaseUrls = {}): string {
  if (hub != null) return baseAddress(hub, 'endpoints.hub');
  const address = (globalThis as Environment).process?.env?.HF_ENDPOINT;
  return address ? baseAddress(address, 'HF_ENDPOINT') : HUB;
}

/** The part of the global object that only Node and its kin have. */
interface Environment {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/** True for calls that go through the router. */
export function isRouted({ access }: Provider, mode: AuthMode): boolean {
  return access?.only === 'routed' || mode !== 'provider-key';
}

/** The base URL of a provider, and the query that selects one of its hosts. */
export function providerBase(
  provider: Provider,
  isRoutedCall: boolean,
  endpoints: BaseUrls = {},
  name?: string,
): { readonly url: string; readonly query?: Readonly<Record<string, string>> | undefined } {
  const other = name === undefined ? undefined : provider.bases?.[name];
  const query = other?.routedQuery;
  if (isRoutedCall) {
    const router = endpoints.router == null ? ROUTER : baseAddress(endpoints.router, 'endpoints.router');
    const { routedAt = provider.id } = provider;
    return { url: routedAt ? `${router}/${routedAt}` : router, query };
  }
  const own = endpoints.providers ?? {};
  const address = (key: string) => baseAddress(own[key] as string, `endpoints.providers['${key}']`);
  const otherKey = `${provider.id}-${name}`;
  if (other && Object.hasOwn(own, otherKey)) return { url: address(otherKey) };
  // Whoever stands in for the provider stands in for all of its hosts: a key must not slip past it.
  if (Object.hasOwn(own, provider.id)) return { url: address(provider.id), query };
  return { url: other?.url ?? provider.baseUrl };
}

/** The address of a request below a base of the provider. It cannot leave the base, whatever the model or a job is called. */
export function requestUrl(
  provider: Provider,
  isRoutedCall: boolean,
  { path, query, base: name }: Pick<HttpRequest, 'path' | 'query' | 'base'>,
  model: string,
  endpoints?: BaseUrls,
): string {
  const base = providerBase(provider, isRoutedCall, endpoints, name);
  const below = path.replace(/^\/+/, '').replaceAll('{model}', () => encodePath(model));
  // Segments that a URL resolves, in all of their spellings.
  if (/(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)|[\\\t\r\n]/i.test(below)) {
    throw new InputError(`The path ${JSON.stringify(below.slice(0, 80))} leads out of ${base.url}.`);
  }
  const search = base.query || query ? new URLSearchParams({ ...base.query, ...query }).toString() : '';
  return `${base.url}/${below}${search && `?${search}`}`;
}

/** Checks a user-supplied base URL. */
const baseAddress = /* @__PURE__ */ memoizeLast((address, name = '') => {
  const url = httpAddress(address, name);
  if (url.search || url.hash) throw new InputError(`${name} must have no query.`);
  return url.href.replace(/\/+$/, '');
});

/** Checks a user-supplied http(s) URL. */
export function httpAddress(address: string, name: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url;
  throw new InputError(`${name} has to be an http(s) address without user name.`);
}
