import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EventSource, isEvents, type Outgoing } from '../contract/exchange.ts';
import type { Gateway } from '../create-gateway.ts';
import { nodeIncoming } from './node-incoming.ts';

/**
 * Makes a listener for `node:http`, or a handler for Express: `app.use('/api/ai', nodeListener(gateway))`. It makes no `Request` and
 * no `Response`, which would cost more than the gateway itself.
 */
export function nodeListener(gateway: Gateway): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const leaving = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) leaving.abort();
    });
    const reply = await gateway.handle(nodeIncoming(request, leaving.signal));
    if (response.destroyed) {
      if (isEvents(reply.body)) reply.body.cancel();
      return;
    }
    // A body that was not read to its end would be taken for the next request.
    const isUnread = !request.complete;
    const { body } = reply;
    // With its length, headers and body are written at once.
    if (typeof body === 'string') reply.headers['content-length'] = String(Buffer.byteLength(body));
    if (isUnread) reply.headers.connection = 'close';
    response.writeHead(reply.status, reply.headers);
    await write(reply, response);
    if (isUnread) request.destroy();
  };
}

async function write({ body }: Outgoing, response: ServerResponse): Promise<void> {
  if (isEvents(body)) return writeEvents(body, response);
  if (body instanceof Blob) {
    for await (const piece of body.stream()) if (!response.write(piece)) await drained(response);
    response.end();
    return;
  }
  response.end(body);
}

async function writeEvents(events: EventSource, response: ServerResponse): Promise<void> {
  response.flushHeaders();
  for (let text = await events.next(); text !== undefined; text = await events.next()) {
    if (response.destroyed) return events.cancel();
    if (!response.write(text)) await drained(response);
  }
  response.end();
}

/** Waits until more can be written, or the connection is closed. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
    if (response.destroyed) done();
  });
}
