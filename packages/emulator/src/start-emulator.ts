import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createEmulator, type Emulator, type EmulatorOptions } from './create-emulator.ts';
import { EmulatorError } from './errors.ts';
import { type EmulatorEndpoints, readBasePath } from './layout.ts';

/** Options of an emulator that listens on a port. */
export interface StartOptions extends EmulatorOptions {
  /** 0 takes any free port. @default 0 */
  readonly port?: number;
  /** @default '127.0.0.1' */
  readonly host?: string;
}

/** An emulator that listens on a port. */
export interface RunningEmulator extends Omit<Emulator, 'fetch' | 'endpoints'> {
  /** Where it is reached, base path included, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** The base addresses to give to a client. */
  readonly endpoints: EmulatorEndpoints;
  /** The base addresses at which every answer has a fault. */
  readonly faultyEndpoints: (fault: string) => EmulatorEndpoints;
  /** Stops listening and cuts every open answer. */
  readonly close: () => Promise<void>;
}

/** Starts an emulator on 127.0.0.1. */
export async function startEmulator(options: StartOptions = {}): Promise<RunningEmulator> {
  const { port = 0, host = '127.0.0.1', ...rest } = options;
  const { fetch, endpoints, ...emulator } = createEmulator(rest);
  const basePath = readBasePath(options.basePath);
  // The global Request and Response stay untouched: the client under test runs in this process too.
  const server = createServer(
    // Served by node:http without HTTP/2, so the bindings are those of HTTP/1.
    getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
      overrideGlobalObjects: false,
    }),
  );
  const actualPort = await listen(server, port, host);
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
  return {
    ...emulator,
    url: origin + basePath,
    port: actualPort,
    endpoints: endpoints(origin),
    faultyEndpoints: (fault) => endpoints(origin, { fault }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
    try {
      // Text that is no number would be taken for the path of a socket.
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
