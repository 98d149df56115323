import type { Dispatcher } from 'undici';
import type { UndiciModule } from './undici-module.ts';

/** Settings of a transport. */
export interface NodeFetchOptions {
  /** Maximum number of connections to one origin. @default unlimited */
  readonly connections?: number;
  /**
   * Number of requests that may be under way on one connection. More than 1 helps with many short calls to a service that responds
   * fast. Responses come one after the other: a slow one or a stream holds up those behind it, and an abort fails them. @default 1
   */
  readonly pipelining?: number;
  /** Longest time to open a connection, in ms. @default 10000 */
  readonly connectMs?: number;
  /** Time in ms after which a connection without requests is closed. @default 10000 */
  readonly keepAliveMs?: number;
  /**
   * Check of the addresses that a host name resolves to, during the look-up of the connection itself: a public name with a
   * private address is rejected, so that DNS rebinding is impossible. A function may allow some private addresses.
   * @default true
   */
  readonly pinDns?: boolean | ((hostname: string, address: string) => boolean);
  /**
   * Address of a proxy for all requests, such as `http://user:password@proxy.example:3128` or `socks5://proxy.example:1080`; without
   * a scheme, that of HTTP. `false` for none. The proxy resolves the names of hosts, so `pinDns` does not apply to what goes through it.
   * @default the environment variables HTTP_PROXY and HTTPS_PROXY, or else ALL_PROXY
   */
  readonly proxy?: string | URL | false;
  /**
   * Hosts that are reached without the proxy: `localhost,.internal,10.0.0.1:8080,192.168.0.0/16,::1`, or `*`.
   * @default the environment variable NO_PROXY
   */
  readonly noProxy?: string;
  /** Certificates in PEM form of authorities that are trusted beside those of Node: that of a company, or of a test. @default none */
  readonly ca?: string | Uint8Array | readonly (string | Uint8Array)[];
  /**
   * Dispatcher of undici that makes the connections, in place of all other settings but `pipelining`. It is not closed by `close`.
   * @default one with the other settings
   */
  readonly dispatcher?: Dispatcher;
  /**
   * Loads undici, for programs that have it where this package cannot find it, as in a global installation:
   * `() => import('undici')`. @default the undici that is installed beside this package
   */
  readonly undici?: () => Promise<UndiciModule>;
}
