import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CliError } from '../command-line/errors.ts';

/** A server on this machine that passes requests to a function. */
export interface Recorder {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves on 127.0.0.1. Requests whose `Host` is not this machine are refused: a web page could send them. */
export async function serveRecorder(port: number, handle: (request: Request) => Promise<Response>): Promise<Recorder> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, handle).catch(() => outgoing.destroy());
  });
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

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(headers.host ?? '') || headers.origin !== undefined) {
    outgoing.writeHead(403).end('Only programs on this machine may use the recorder.\n');
    return;
  }
  const left = new AbortController();
  outgoing.once('close', () => left.abort());
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const response = await handle(
    new Request(`http://127.0.0.1${url}`, {
      method,
      headers: sent,
      signal: left.signal,
      ...(method !== 'GET' && method !== 'HEAD' && { body: Readable.toWeb(incoming), duplex: 'half' }),
    } as RequestInit),
  );
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as never), outgoing);
}
