import type { Agent, buildConnector, Dispatcher, Pool, ProxyAgent } from 'undici';
import { InputError } from '../../contract/errors.ts';
import { readNoProxy } from './no-proxy.ts';
import type { NodeFetchOptions } from './node-fetch-options.ts';
import { proxyError } from './proxy-error.ts';
import type { UndiciModule } from './undici-module.ts';

/** Environment variables that name a proxy, as curl and others read them, for `http:` and `https:`; the first that is set counts. */
const HTTP = ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'] as const;
const HTTPS = ['https_proxy', 'HTTPS_PROXY', ...HTTP] as const;
const NO_PROXY = ['no_proxy', 'NO_PROXY'] as const;

/** Schemes of proxies; that of SOCKS leaves names to the proxy, whatever it is called. */
const SCHEMES = ['http:', 'https:', 'socks:', 'socks5:', 'socks5h:'];

/** Proxies by the protocol of the requests sent through them; undefined without a proxy. */
interface Proxies {
  readonly http?: URL | undefined;
  readonly https?: URL | undefined;
}

/** Finds the proxies of a transport. Throws InputError for an invalid address, without showing it, as it may have credentials. */
export function findProxies(proxy: NodeFetchOptions['proxy']): Proxies {
  if (proxy === false) return {};
  if (proxy !== undefined) {
    const url = readAddress(String(proxy), "The option 'proxy'");
    return { http: url, https: url };
  }
  const read = (names: readonly string[]) => {
    const [name, value] = firstSet(names);
    return value ? readAddress(value, `The environment variable ${name}`) : undefined;
  };
  return { http: read(HTTP), https: read(HTTPS) };
}

/** The first variable of a list that is set, and its value; a variable that is set to an empty text counts. */
function firstSet(names: readonly string[]): readonly [name?: string, value?: string] {
  const name = names.find((each) => process.env[each] !== undefined);
  return name === undefined ? [] : [name, process.env[name] ?? ''];
}

/** Reads an address with or without its scheme, which others take for that of HTTP. */
function readAddress(address: string, name: string): URL {
  const text = address.trim();
  const whole = /^[a-z][\w+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const url = /:\/\/[^/]/.test(whole) && URL.canParse(whole) ? new URL(whole) : undefined;
  if (url && !SCHEMES.includes(url.protocol)) {
    throw new InputError(
      `${name} has the scheme ${url.protocol}//, which is not supported: http://, https:// and socks5:// are.`,
    );
  }
  if (url?.hostname) return url;
  throw new InputError(`${name} must be the address of a proxy, such as http://proxy.example:3128.`);
}

/** What openProxies needs beside the settings of its connections. */
interface ProxySettings {
  readonly direct: Agent.Options;
  readonly tls: Pick<ProxyAgent.Options, 'proxyTls' | 'requestTls'>;
  readonly noProxy: NodeFetchOptions['noProxy'];
}

/** Makes the connections through proxies, and those to hosts that are reached without. */
export function openProxies(
  undici: UndiciModule,
  { http, https }: Proxies,
  { direct, tls, noProxy }: ProxySettings,
): Pick<Dispatcher, 'dispatch'> & { close(): Promise<void> } {
  const isDirect = readNoProxy(noProxy ?? firstSet(NO_PROXY)[1] ?? '');
  const without = new undici.Agent(direct);
  const through = (proxy: URL | undefined) => (proxy ? openProxy(undici, proxy, { ...direct, ...tls }) : without);
  const forHttp = through(http);
  const forHttps = https?.href === http?.href ? forHttp : through(https);
  return {
    dispatch(request, handler) {
      const url = new URL(request.origin ?? '');
      const agent = isDirect(url) ? without : url.protocol === 'https:' ? forHttps : forHttp;
      return agent.dispatch(request, handler);
    },
    async close() {
      await Promise.all([...new Set([without, forHttp, forHttps])].map((agent) => agent.close()));
    },
  };
}

/** The connections through one proxy. */
function openProxy(undici: UndiciModule, proxy: URL, settings: Omit<ProxyAgent.Options, 'uri'>): Dispatcher {
  const { Client, Pool, ProxyAgent, Socks5ProxyAgent } = undici;
  if (/^socks/.test(proxy.protocol)) {
    if (!Socks5ProxyAgent) throw new InputError('SOCKS proxies need undici 7.30 or newer: npm install undici@7.');
    const { proxyTls, requestTls } = settings;
    const named = toProxy(proxy, { connect: undici.buildConnector({ timeout: proxyTls?.timeout ?? 10_000 }) });
    const address = proxy.href.replace('socks5h:', 'socks5:');
    // Its types lack the options that it has.
    return new Socks5ProxyAgent(address, { connect: named.connect, requestTls } as object);
  }
  return new ProxyAgent({
    ...settings,
    uri: proxy.href,
    // Proxies often allow a tunnel to the port of https only.
    proxyTunnel: false,
    clientFactory: (origin, options) => openTunnels(undici, origin, options),
    // The same function opens the connections to hosts, and those to the proxy that passes on requests of http.
    factory: (origin, options: Pool.Options) => {
      if (String(origin) === proxy.href) return new Pool(proxy, toProxy(proxy, options));
      return options.connections === 1 ? new Client(origin, options) : new Pool(origin, options);
    },
  });
}

/** Connections to a proxy that are made into tunnels. */
function openTunnels({ Pool }: UndiciModule, proxy: URL, options: Pool.Options): Dispatcher {
  const pool = new Pool(proxy, toProxy(proxy, options));
  // ProxyAgent uses the form that returns a promise.
  const open: (request: Dispatcher.ConnectOptions) => Promise<Dispatcher.ConnectData> = pool.connect.bind(pool);
  const connect = async (request: Dispatcher.ConnectOptions) => {
    const tunnel = await open(request).catch((cause: Error) => {
      throw cause.name === 'ProxyError' ? cause : proxyError(proxy, cause);
    });
    if (tunnel.statusCode === 200) return tunnel;
    tunnel.socket.on('error', () => undefined).destroy();
    throw proxyError(proxy, new Error(`status ${tunnel.statusCode}`), tunnel.statusCode);
  };
  return Object.assign(pool, { connect });
}

/** The options with a connector whose errors name the proxy. */
function toProxy(proxy: URL, { connect, ...options }: Pool.Options): Pool.Options {
  // ProxyAgent passes a function, never settings for one.
  const open = connect as buildConnector.connector;
  return {
    ...options,
    connect: (target, callback) =>
      open(target, (...[error, socket]) => {
        if (error) callback(proxyError(proxy, error), null);
        else callback(null, socket);
      }),
  };
}
