import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { CliError } from '../command-line/errors.ts';

/** A server on this machine that passes requests to a function. */
export interface LocalServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves on 127.0.0.1. Requests that a web page could send are refused. */
export async function serveLocally(
  port: number,
  handle: (request: Request) => Promise<Response>,
): Promise<LocalServer> {
  const guarded = (request: Request) =>
    isFromHere(request.headers)
      ? handle(request)
      : new Response('Only programs on this machine may use this server.\n', { status: 403 });
  const server = createServer(getRequestListener(guarded, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const isTaken = cause.code === 'EADDRINUSE';
      reject(new CliError(isTaken ? `Port ${port} is in use: choose another --port.` : cause.message, { cause }));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const used = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${used}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Refuses pages, which send their origin, and other host names, which may point to this machine. */
function isFromHere(headers: Headers): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(headers.get('host') ?? '') && !headers.has('origin');
}
