import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Gateway } from '../create-gateway.ts';
import { checkHost } from '../http/check-origin.ts';
import { errorReply } from '../http/error-reply.ts';
import { type ListenerOptions, nodeListener } from './node-listener.ts';

/** Place that a gateway listens at. */
export interface ServeOptions extends ListenerOptions {
  /** 0 takes any free port. @default 8787 */
  readonly port?: number | undefined;
  /** @default '127.0.0.1' */
  readonly host?: string | undefined;
  /**
   * Host names that requests may have, as protection against names that somebody points at this machine.
   * @default those of this machine where `host` is one of its own and the gateway has no `allowedHosts`, otherwise any
   */
  readonly allowedHosts?: readonly string[] | undefined;
}

/** Names of this machine. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** A gateway that listens on a port. */
export interface GatewayServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Stops listening and closes every connection. */
  close(): Promise<void>;
}

/** Time in ms in which a client has to send its headers. */
const HEADERS_MS = 15_000;

/** Serves a gateway on this machine. Rejects if the port is taken. */
export async function serveGateway(
  gateway: Gateway,
  {
    port = 8787,
    host = '127.0.0.1',
    allowedHosts = isLoopback(host) && !gateway.checksHosts ? LOOPBACK : undefined,
    ...listening
  }: ServeOptions = {},
): Promise<GatewayServer> {
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: 0 },
    nodeListener(allowedHosts ? withHosts(gateway, allowedHosts) : gateway, listening),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // A server that listens on a port has an address with one.
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    port: actual,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

/** Refuses requests for other host names. */
function withHosts(gateway: Gateway, names: readonly string[]): Gateway {
  const rules = { allowedOrigins: new Set<string>(), allowedHosts: new Set(names.map((name) => name.toLowerCase())) };
  const handle: Gateway['handle'] = async (incoming) => {
    try {
      checkHost(incoming, rules);
    } catch (error) {
      return errorReply(error, `req_${crypto.randomUUID()}`);
    }
    return gateway.handle(incoming);
  };
  return Object.assign((request: Request) => gateway(request), { handle });
}
