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
}
