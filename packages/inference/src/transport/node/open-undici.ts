import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import * as tls from 'node:tls';
import type { Agent, buildConnector, Dispatcher, fetch } from 'undici';
import { ConnectionError } from '../../contract/errors.ts';
import { isMetadataHost } from '../host-names.ts';
import { isPublicHost } from '../public-host.ts';
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
  const trusted = ca === undefined ? {} : { ca: [...defaultAuthorities(), ...[ca].flat().map(decodePem)] };
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

function decodePem(pem: string | Uint8Array): string {
  return typeof pem === 'string' ? pem : new TextDecoder().decode(pem);
}

/** The certificate authorities that Node trusts; with those of `NODE_EXTRA_CA_CERTS` where Node can list them. */
function defaultAuthorities(): readonly string[] {
  const { getCACertificates } = tls as { readonly getCACertificates?: (type: 'default') => readonly string[] };
  return getCACertificates?.('default') ?? tls.rootCertificates;
}

/** Makes the function that opens connections. It has its own timer, because undici's is late by up to a second. */
function createConnector(
  undici: UndiciModule,
  timeoutMs: number,
  options: { readonly lookup?: LookupFunction; readonly ca?: string[] },
): buildConnector.connector {
  // Its other options are those of `net.connect`. The connector returns its socket, which the types of undici leave out.
  const given: buildConnector.BuildOptions = Object.assign({ timeout: 0 }, options);
  const open = undici.buildConnector(given) as unknown as (...args: Parameters<buildConnector.connector>) => {
    destroy(error: Error): void;
  };
  return (target, callback) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const socket = open(target, (...outcome) => {
      clearTimeout(timer);
      callback(...outcome);
    });
    const message = `No connection to ${target.hostname}:${target.port} within ${timeoutMs} ms`;
    timer = setTimeout(() => socket.destroy(new undici.errors.ConnectTimeoutError(message)), timeoutMs);
  };
}

/** The look-up of a connection, as `net.connect` calls it. */
type Lookup = (
  hostname: string,
  options: LookupOptions,
  callback: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
) => void;

/**
 * Makes a look-up that refuses private addresses of public names. Names that are private by their spelling (`localhost`,
 * `gpu.internal`) may have any address but those at which cloud machines hand out credentials.
 */
export function checkedLookup(
  isAllowed: (hostname: string, address: string) => boolean = () => false,
  resolve: typeof lookup = lookup,
): Lookup {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const wrong = addresses.find(({ address }) => !isSafe(hostname, address, isAllowed));
      if (wrong) return callback(privateAddress(hostname, wrong.address), []);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return first
        ? callback(null, first.address, first.family)
        : callback(new Error(`${hostname} has no address`), []);
    });
  };
}

function isSafe(hostname: string, address: string, isAllowed: (hostname: string, address: string) => boolean): boolean {
  const target = new URL(`http://${address.includes(':') ? `[${address.replace(/%.*/, '')}]` : address}`);
  if (isMetadataHost(target)) return false;
  const named = new URL('http://x');
  named.hostname = hostname;
  return isPublicHost(target) || !isPublicHost(named) || isAllowed(hostname, address);
}

function privateAddress(hostname: string, address: string): ConnectionError {
  return new ConnectionError(
    `${hostname} resolves to the private address ${address}; no connection was opened. Allow it with \`pinDns: (hostname, address) => boolean\` if that is where it should lead.`,
    { errno: 'EPRIVATE' },
  );
}
