import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { defineFaults } from './fault.ts';

/** Formats the head of a response; `headers` are added to its own. */
function head(response: Response, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ ...Object.fromEntries(response.headers), ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n`;
}

function chunk(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
}

/** Writes, and waits until the bytes have left. */
function send(socket: Socket, bytes: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => socket.write(bytes, () => resolve()));
}

/** Writes the first events of a response, chunked. */
async function sendEvents(socket: Socket, response: Response, count: number): Promise<void> {
  await send(socket, head(response, { 'transfer-encoding': 'chunked' }));
  const reader = response.body?.getReader();
  for (let sent = 0; sent < count; sent++) {
    const next = await reader?.read();
    if (!next || next.done) break;
    await send(socket, chunk(next.value));
  }
  await reader?.cancel();
}

/** Faults of the connection itself. */
export const SOCKET_FAULTS = defineFaults({
  reset: {
    type: 'socket',
    summary: 'the connection is reset before any response',
    write: async (socket) => {
      socket.resetAndDestroy();
    },
  },
  'reset-headers': {
    type: 'socket',
    summary: 'the connection is cut in the middle of the headers',
    write: async (socket) => {
      await send(socket, 'HTTP/1.1 200 OK\r\ncontent-type: application/js');
      socket.destroy();
    },
  },
  'reset-body': {
    type: 'socket',
    summary: 'the connection is reset in the middle of the body',
    write: async (socket, { respond }) => {
      const whole = await respond();
      const bytes = new Uint8Array(await whole.arrayBuffer());
      await send(socket, head(whole, { 'content-length': String(bytes.length) }));
      await send(socket, bytes.subarray(0, bytes.length / 2));
      socket.resetAndDestroy();
    },
  },
  'reset-stream': {
    type: 'socket',
    summary: 'the connection is reset after some events',
    parameters: { events: 3 },
    write: async (socket, { respond, number }) => {
      await sendEvents(socket, await respond(), number('events'));
      socket.resetAndDestroy();
    },
  },
  'no-terminator': {
    type: 'socket',
    summary: 'a chunked body that is closed without its last chunk',
    parameters: { events: 3 },
    write: async (socket, { respond, number }) => {
      await sendEvents(socket, await respond(), number('events'));
      socket.end();
    },
  },
  'short-body': {
    type: 'socket',
    summary: 'a Content-Length larger than the body',
    write: async (socket, { respond }) => {
      const whole = await respond();
      const bytes = new Uint8Array(await whole.arrayBuffer());
      await send(socket, head(whole, { 'content-length': String(bytes.length + 100), connection: 'close' }));
      await send(socket, bytes);
      socket.end();
    },
  },
  hang: {
    type: 'socket',
    summary: 'accepts the request, never responds',
    write: (socket) => new Promise((resolve) => socket.once('close', () => resolve())),
  },
  'half-open': {
    type: 'socket',
    summary: 'sends the headers, then nothing',
    write: async (socket, { respond }) => {
      await send(socket, head(await respond(), { 'transfer-encoding': 'chunked' }));
      await new Promise<void>((resolve) => socket.once('close', () => resolve()));
    },
  },
  'huge-headers': {
    type: 'socket',
    summary: 'more headers than clients accept',
    parameters: { bytes: 20_000 },
    write: async (socket, { respond, number }) => {
      await send(
        socket,
        head(await respond(), { 'x-filler': 'x'.repeat(number('bytes')), 'content-length': '0', connection: 'close' }),
      );
      socket.end();
    },
  },
});
