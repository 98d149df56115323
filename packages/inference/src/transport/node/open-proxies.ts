import type { buildConnector, Dispatcher, EnvHttpProxyAgent, Pool } from 'undici';
import { InputError } from '../../contract/errors.ts';
import type { NodeFetchOptions } from './node-fetch-options.ts';
import { proxyError } from './proxy-error.ts';
import type { UndiciModule } from './undici-module.ts';

/** Environment variables that name a proxy, as curl and others read them, for `http:` and `https:`; the first that is set counts. */
const HTTP = ['http_proxy', 'HTTP_PROXY'] as const;
const HTTPS = ['https_proxy', 'HTTPS_PROXY'] as const;

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
    const name = names.find((each) => process.env[each] !== undefined);
    const value = name && process.env[name];
    return value ? readAddress(value, `The environment variable ${name}`) : undefined;
  };
  const http = read(HTTP);
  return { http, https: read(HTTPS) ?? http };
}

function readAddress(address: string, name: string): URL {
  if (URL.canParse(address)) {
    const url = new URL(address);
    if (/^(https?|socks5?):$/.test(url.protocol)) return url;
  }
  throw new InputError(`${name} must be the address of a proxy with its scheme, such as http://proxy.example:3128.`);
}

/** Makes the connections through proxies, and those to hosts that are reached without. */
export function openProxies(
  undici: UndiciModule,
  { http, https }: Proxies,
  settings: EnvHttpProxyAgent.Options,
): Dispatcher {
  const { Client, Pool } = undici;
  return new undici.EnvHttpProxyAgent({
    ...settings,
    ...(http && { httpProxy: http.href }),
    ...(https && { httpsProxy: https.href }),
    // Proxies often allow a tunnel to the port of https only.
    proxyTunnel: false,
    clientFactory: (proxy, options) => openTunnels(undici, proxy, options),
    // The same function opens the connections to hosts, and those to the proxy that passes on requests of http.
    factory: (origin, options: Pool.Options) => {
      if (http && String(origin) === http.href) return new Pool(http, toProxy(http, options));
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
