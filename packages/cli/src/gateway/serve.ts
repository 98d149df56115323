import { createGateway, type Gateway } from '@hubkit/gateway';
import { type GatewayServer, serveGateway } from '@hubkit/gateway/node';
import { CliError, UsageError } from '../command-line/errors.ts';
import { isLoopback } from '../emulator/exposure.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';
import { authorizeKeys, type KeyAuthorizer } from './authorize-keys.ts';
import type { GatewayConfig } from './config.ts';
import { connectGateway } from './connect-gateway.ts';
import type { KeyStore } from './key-store.ts';
import { openLedger } from './ledger.ts';
import { createMetrics, type Metrics } from './metrics.ts';

const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Serves a gateway by its settings, with the keys and the ledger of a store. */
export async function serve(config: GatewayConfig, store: KeyStore, io: Io): Promise<GatewayServer> {
  const { port = 8787, host = '127.0.0.1', state: _, ...options } = config;
  const isLocal = isLoopback(host);
  if (!isLocal && !store.hasKeys()) {
    throw new UsageError(
      `At --host ${host} other machines could spend your credit, as there are no keys: make one with \`hubkit gateway keys create --name <name>\`.`,
    );
  }
  const { close: disconnect, ...connection } = await connectGateway(config, io);
  const report = (error: unknown) => void note(io, `hubkit gateway: ${error instanceof Error ? error.message : error}`);
  const keys = authorizeKeys(store, { isLocal });
  const ledger = openLedger(store, report);
  const metrics = createMetrics();
  const close = async () => {
    keys.close();
    ledger.close();
    await disconnect();
  };
  try {
    const gateway = createGateway({
      onError: report,
      // Without keys, a name that somebody points at this machine must not lead a page here.
      ...(isLocal && { allowedHosts: LOOPBACK_NAMES }),
      ...options,
      ...connection,
      authorize: keys.authorize,
      onUsage(usage) {
        metrics.add(usage);
        ledger.add(usage);
        return config.onUsage?.(usage);
      },
    });
    const server = await serveGateway(withMetrics(gateway, metrics, keys), { port, host }).catch((cause) => {
      const reason = cause.code === 'EADDRINUSE' ? 'this port is in use. Choose another --port.' : cause.message;
      throw new CliError(`The gateway cannot listen at ${host}:${port}: ${reason}`, { cause });
    });
    return {
      ...server,
      async close() {
        await server.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error instanceof TypeError ? new UsageError(error.message, { cause: error }) : error;
  }
}

/** Adds `GET /metrics`, which needs a key where there are keys. */
function withMetrics(gateway: Gateway, metrics: Metrics, keys: KeyAuthorizer): Gateway {
  const handle: Gateway['handle'] = async (incoming) => {
    if (incoming.target !== '/metrics' || incoming.method !== 'GET') return gateway.handle(incoming);
    // Refusals are made by the gateway: a route that does not exist is only found out after the key was checked.
    if (incoming.header('origin') !== undefined || incoming.header('sec-fetch-site') !== undefined)
      return gateway.handle(incoming);
    try {
      keys.authorize(incoming.toRequest());
    } catch {
      return { status: 401, headers: { 'content-type': 'text/plain' }, body: 'Send a key of this gateway.\n' };
    }
    return {
      status: 200,
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
      body: metrics.text(),
    };
  };
  return Object.assign((request: Request) => gateway(request), { handle, checksHosts: gateway.checksHosts === true });
}
