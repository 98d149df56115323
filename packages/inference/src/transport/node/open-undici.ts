import * as tls from 'node:tls';
import { Agent, type Dispatcher, EnvHttpProxyAgent, fetch } from 'undici';
import { checkedLookup } from './checked-lookup.ts';
import { createConnector } from './create-connector.ts';
import type { NodeFetchOptions } from './node-fetch-options.ts';

/** The parts of undici that a transport uses. */
export interface Undici {
  readonly agent: Dispatcher;
  readonly fetch: typeof fetch;
}

/** Environment variables that name a proxy, as curl and others read them. */
const PROXY_VARIABLES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'] as const;

/** Makes the connections of a transport. */
export function openUndici({
  connections,
  pipelining = 1,
  connectMs = 10_000,
  keepAliveMs = 10_000,
  pinDns = true,
  proxy,
  noProxy,
  ca,
  dispatcher,
}: NodeFetchOptions): Undici {
  if (dispatcher) return { agent: dispatcher, fetch };
  const trusted = ca === undefined ? {} : { ca: [...defaultAuthorities(), ...[ca].flat().map(textOf)] };
  const lookup = pinDns ? { lookup: checkedLookup(pinDns === true ? undefined : pinDns) } : {};
  const settings: Agent.Options = {
    connections: connections ?? null,
    pipelining,
    keepAliveTimeout: keepAliveMs,
    // The client has timeouts of its own for these.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: createConnector(connectMs, { ...lookup, ...trusted }),
  };
  const isProxied = proxy === undefined ? PROXY_VARIABLES.some((name) => process.env[name]) : proxy !== false;
  if (!isProxied) return { agent: new Agent(settings), fetch };
  const given = typeof proxy === 'string' || proxy instanceof URL ? String(proxy) : undefined;
  const agent = new EnvHttpProxyAgent({
    ...settings,
    ...(given !== undefined && { httpProxy: given, httpsProxy: given }),
    ...(noProxy !== undefined && { noProxy }),
    // Proxies often allow a tunnel to the port of https only.
    proxyTunnel: false,
    proxyTls: { timeout: connectMs, ...trusted },
    requestTls: { timeout: connectMs, ...trusted },
  });
  return { agent, fetch };
}

function textOf(pem: string | Uint8Array): string {
  return typeof pem === 'string' ? pem : new TextDecoder().decode(pem);
}

/** The certificate authorities that Node trusts; with those of `NODE_EXTRA_CA_CERTS` where Node can list them. */
function defaultAuthorities(): readonly string[] {
  const { getCACertificates } = tls as { readonly getCACertificates?: (type: 'default') => readonly string[] };
  return getCACertificates?.('default') ?? tls.rootCertificates;
}
