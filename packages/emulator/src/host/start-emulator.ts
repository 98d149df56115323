import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { EmulatorError } from '../contract/errors.ts';
import { readBasePath } from '../contract/paths.ts';
import { type FaultSpec, parseFault } from '../faults/parse-fault.ts';
import { createEmulator, type EmulatorOptions, type InProcessEmulator } from './create-emulator.ts';
import type { EmulatorEndpoints, EmulatorServers } from './endpoints.ts';

/** Options of an emulator that listens on a port. */
export interface StartOptions extends EmulatorOptions {
  /** 0 takes any free port. @default 0 */
  readonly port?: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
  /**
   * The host name in `url` and `endpoints`, by which clients reach the emulator, such as the name of its container.
   * Requests with this name are accepted. @default the host; 127.0.0.1 for 0.0.0.0, [::1] for ::
   */
  readonly publicHost?: string | undefined;
}

/** An emulator that listens on a port. */
export interface Emulator extends InProcessEmulator {
  /** The URL of the emulator, base path included, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** The base URLs to give to a client. */
  readonly endpoints: EmulatorEndpoints;
  /** The base URLs of servers that people run themselves: `emulator.servers.vllm`. */
  readonly servers: EmulatorServers;
  /** Base URLs whose requests have a fault: `rate-limit`, `rate-limit;retry-after=3`, `overloaded;target=hub`. */
  readonly faultyEndpoints: (fault: FaultSpec) => EmulatorEndpoints;
  /** Stops listening and closes every connection. Warns of injected faults that never struck. */
  readonly close: () => Promise<void>;
  /** Closes the emulator at the end of the block: `await using emulator = await startEmulator()`. */
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

/** Starts an emulator on 127.0.0.1. */
export async function startEmulator(options: StartOptions = {}): Promise<Emulator> {
  const { port = 0, host = '127.0.0.1', publicHost, ...rest } = options;
  const publicName = toPublicHost(host, publicHost);
  const emulator = createEmulator({ ...rest, allowedHosts: [...(rest.allowedHosts ?? []), publicName] });
  // The global Request and Response stay untouched: the client under test runs in this process too.
  const server = createServer(
    // Served by node:http without HTTP/2, so the bindings are those of HTTP/1.
    getRequestListener((request, bindings) => emulator.fetch(request, bindings as HttpBindings), {
      overrideGlobalObjects: false,
    }),
  );
  // A client that is about to reuse an idle connection must not find it closed.
  server.keepAliveTimeout = 0;
  const actualPort = await listen(server, port, host);
  const origin = `http://${publicName}:${actualPort}`;
  const close = () =>
    new Promise<void>((resolve) => {
      warnOfUnusedFaults(emulator);
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    ...emulator,
    url: origin + readBasePath(options.basePath),
    port: actualPort,
    endpoints: emulator.endpointsAt(origin),
    servers: emulator.serversAt(origin),
    faultyEndpoints: (fault) => {
      parseFault(fault);
      return emulator.endpointsAt(origin, { fault });
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** A fault that never struck is most often one with the wrong target. */
function warnOfUnusedFaults({ faults }: InProcessEmulator): void {
  for (const { source, fault, struck, target, lastSkipped } of faults()) {
    if (source !== 'injected' || struck > 0) continue;
    const why = lastSkipped ? `: ${lastSkipped}` : ': no request came';
    process.emitWarning(
      `The fault “${fault}” (target ${target}) was injected and never struck${why}.`,
      'EmulatorWarning',
    );
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
    try {
      // Text that is not a number would be taken for the path of a socket.
      server.listen(Number(port), host, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    } catch (cause) {
      reject(new EmulatorError('LISTEN_FAILED', `The port must be a number from 0 to 65535, not ${port}.`, { cause }));
    }
  });
}

function listenError(cause: NodeJS.ErrnoException, port: number, host: string): EmulatorError {
  if (cause.code === 'EADDRINUSE') {
    const message = `Port ${port} on ${host} is already in use: choose another port, or 0 for any free one.`;
    return new EmulatorError('PORT_IN_USE', message, { cause });
  }
  if (cause.code === 'EACCES') {
    return new EmulatorError('PORT_REFUSED', `You may not use port ${port}: choose one from 1024 to 65535.`, { cause });
  }
  return new EmulatorError(
    'LISTEN_FAILED',
    `The emulator cannot listen on ${host}:${port} (${cause.code ?? cause.message}).`,
    { cause },
  );
}

/** Addresses that listen on every interface and can be called under none. */
const WILDCARDS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The host name in the URLs of a server that listens on `host`; wildcards become the loopback address. */
export function toPublicHost(host: string, publicHost?: string): string {
  const name = (publicHost ?? WILDCARDS[host] ?? host).toLowerCase();
  return name.includes(':') && !name.startsWith('[') ? `[${name}]` : name;
}
