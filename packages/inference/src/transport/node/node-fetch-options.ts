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
   * Check of the addresses that a name resolves to, in the look-up of the connection itself: a public name that leads to a
   * private address is refused, so that no name can change its address between a check and the request (DNS rebinding). A
   * function says which private addresses a name may have. @default true
   */
  readonly pinDns?: boolean | ((hostname: string, address: string) => boolean);
}
