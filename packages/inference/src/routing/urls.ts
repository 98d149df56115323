import type { AuthMode } from '../contract/credentials.ts';
import { encodePath } from '../contract/encode-path.ts';
import { InputError } from '../contract/errors.ts';
import type { HttpRequest } from '../contract/http-request.ts';
import type { BaseUrls } from '../contract/options.ts';
import type { Provider } from '../contract/provider.ts';

const HUB = 'https://huggingface.co';
const ROUTER = 'https://router.huggingface.co';

/** The base address of the hub. */
export function hubBase(endpoints: BaseUrls = {}): string {
  return baseAddress(endpoints.hub ?? HUB, 'endpoints.hub');
}

/** Whether a call with these credentials goes through the router. */
export function isRouted({ access }: Provider, mode: AuthMode): boolean {
  return access?.only === 'routed' || mode !== 'provider-key';
}

/** Where the paths of a provider begin, and the query that selects one of its hosts. */
export function providerBase(
  provider: Provider,
  isRoutedCall: boolean,
  endpoints: BaseUrls = {},
  name?: string,
): { readonly url: string; readonly query: Readonly<Record<string, string>> } {
  const other = name === undefined ? undefined : provider.bases?.[name];
  const query = other?.routedQuery ?? {};
  if (isRoutedCall) {
    return { url: `${baseAddress(endpoints.router ?? ROUTER, 'endpoints.router')}/${provider.id}`, query };
  }
  const own = endpoints.providers ?? {};
  const address = (key: string) => baseAddress(own[key] as string, `endpoints.providers['${key}']`);
  const otherKey = `${provider.id}-${name}`;
  if (other && Object.hasOwn(own, otherKey)) return { url: address(otherKey), query: {} };
  // Whoever stands in for the provider stands in for all of its hosts: a key must not slip past it.
  if (Object.hasOwn(own, provider.id)) return { url: address(provider.id), query };
  return { url: other?.url ?? provider.baseUrl, query: {} };
}

/** The address of a request below a base; it cannot leave the base, whatever the model is called. */
export function requestUrl(base: string, { path, query }: Pick<HttpRequest, 'path' | 'query'>, model: string): string {
  const below = path.replace(/^\/+/, '').replaceAll('{model}', () => encodePath(model));
  return `${base}/${below}${queryText(query)}`;
}

/** `?a=b`, or nothing. */
function queryText(query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}

/** A base address that the caller gave. */
function baseAddress(address: string, name: string): string {
  const url = httpAddress(address, name);
  if (url.search || url.hash) throw new InputError(`${name} must have no query.`);
  return url.href.replace(/\/+$/, '');
}

/** An http(s) address that the caller gave. */
export function httpAddress(address: string, name: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url;
  throw new InputError(`${name} has to be an http(s) address without user name.`);
}
