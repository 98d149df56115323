import * as tls from 'node:tls';
import type { Agent, Dispatcher, fetch } from 'undici';
import { checkedLookup } from './checked-lookup.ts';
import { createConnector } from './create-connector.ts';
import type { NodeFetchOptions } from './node-fetch-options.ts';
import { findProxies, openProxies } from './open-proxies.ts';
import type { UndiciModule } from './undici-module.ts';

/** The parts of undici that a transport uses. */
export interface Undici {
  readonly agent: Pick<Dispatcher, 'dispatch'> & { close(): Promise<void> };
  readonly fetch: typeof fetch;
  /** The proxy that requests of `http:` are passed to, unless their host is reached without. */
  readonly httpProxy?: URL;
}

/** Makes the connections of a transport. */
export function openUndici(
  undici: UndiciModule,
  {
    connections,
    pipelining = 1,
    connectMs = 10_000,
    keepAliveMs = 10_000,
    pinDns = true,
    proxy,
    noProxy,
    ca,
    dispatcher,
  }: NodeFetchOptions,
): Undici {
  const { fetch } = undici;
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
    connect: createConnector(undici, connectMs, { ...lookup, ...trusted }),
  };
  const proxies = findProxies(proxy);
  if (!proxies.http && !proxies.https) return { agent: new undici.Agent(settings), fetch };
  const tls = { timeout: connectMs, ...trusted };
  const agent = openProxies(undici, proxies, { direct: settings, tls: { proxyTls: tls, requestTls: tls }, noProxy });
  return { agent, fetch, ...(proxies.http && { httpProxy: proxies.http }) };
}

function textOf(pem: string | Uint8Array): string {
  return typeof pem === 'string' ? pem : new TextDecoder().decode(pem);
}

/** The certificate authorities that Node trusts; with those of `NODE_EXTRA_CA_CERTS` where Node can list them. */
function defaultAuthorities(): readonly string[] {
  const { getCACertificates } = tls as { readonly getCACertificates?: (type: 'default') => readonly string[] };
  return getCACertificates?.('default') ?? tls.rootCertificates;
}
