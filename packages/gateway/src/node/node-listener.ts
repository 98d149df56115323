import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EventSource, isEvents, type Outgoing } from '../contract/exchange.ts';
import type { Gateway } from '../create-gateway.ts';
import { nodeIncoming } from './node-incoming.ts';

/** Settings of a listener. */
export interface ListenerOptions {
  /** Time in ms within which a client has to take something of its response, or its connection is closed. @default 30000 */
  readonly stallMs?: number | undefined;
}

/**
 * Makes a listener for `node:http`, or a handler for Express: `app.use('/api/ai', nodeListener(gateway))`. It makes no `Request` and
 * no `Response`, which would cost more than the gateway itself.
 */
export function nodeListener(
  gateway: Gateway,
  { stallMs = 30_000 }: ListenerOptions = {},
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const leaving = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) leaving.abort();
    });
    // For as long as something waits to be sent: Node counts the time in which the client takes nothing of it.
    response.on('timeout', () => response.destroy());
    const reply = await gateway.handle(nodeIncoming(request, leaving.signal));
    if (response.destroyed) {
      const { body } = reply;
      if (isEvents(body) || body instanceof ReadableStream) await body.cancel();
      return;
    }
    // A body that was not read to its end would be taken for the next request.
    const isUnread = !request.complete;
    const { body } = reply;
    // With its length, headers and body are written at once.
    if (typeof body === 'string') reply.headers['content-length'] = String(Buffer.byteLength(body));
    if (isUnread) reply.headers.connection = 'close';
    response.writeHead(reply.status, reply.headers);
    await write(reply, response, stallMs);
    if (isUnread) request.destroy();
  };
}

async function write({ body }: Outgoing, response: ServerResponse, stallMs: number): Promise<void> {
  if (isEvents(body)) return writeEvents(body, response, stallMs);
  if (body instanceof Blob) return writeBytes(body.stream(), response, stallMs);
  if (body instanceof ReadableStream) return writeBytes(body, response, stallMs);
  end(response, stallMs, body);
}

/** Writes bytes as they come. A body that breaks breaks the connection, so that its client takes no part of it for the whole. */
async function writeBytes(bytes: ReadableStream<Uint8Array>, response: ServerResponse, stallMs: number): Promise<void> {
  try {
    for await (const piece of bytes) {
      if (!response.write(piece)) await drained(response, stallMs);
      // Leaving the loop cancels the bytes.
      if (response.destroyed) return;
    }
  } catch {
    response.destroy();
    return;
  }
  end(response, stallMs);
}

async function writeEvents(events: EventSource, response: ServerResponse, stallMs: number): Promise<void> {
  response.flushHeaders();
  for (let text = await events.next(); text !== undefined; text = await events.next()) {
    if (response.destroyed) return events.cancel();
    if (!response.write(text)) await drained(response, stallMs);
  }
  end(response, stallMs);
}

/** Ends a response, whose rest the client has to take. */
function end(response: ServerResponse, stallMs: number, body?: string | Uint8Array): void {
  if (response.destroyed) return;
  response.setTimeout(stallMs);
  response.end(body);
}

/** Waits until more can be written, or the connection is closed. */
function drained(response: ServerResponse, stallMs: number): Promise<void> {
  response.setTimeout(stallMs);
  return new Promise((resolve) => {
    const done = () => {
      response.setTimeout(0);
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
    if (response.destroyed) done();
  });
}
