// A service in a process of its own that does as little as possible for each request, so that what is measured is the client:
// ready bytes over bare sockets, one write for all requests that arrived together. Prints its origin.
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { BINARY_BYTES, TEXT, TOKEN } from './client/workloads.mjs';

const SHARED = { id: 'chatcmpl-0123456789', created: 1_700_000_000, model: 'meta-llama/Llama-3.1-8B-Instruct' };
const USAGE = { prompt_tokens: 20, completion_tokens: 16, total_tokens: 36 };
const CHAT = Buffer.from(
  JSON.stringify({
    ...SHARED,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: TEXT }, logprobs: null, finish_reason: 'stop' }],
    usage: USAGE,
    system_fingerprint: 'fp_0123456789',
  }),
);

const event = (data) => `data: ${JSON.stringify(data)}\n\n`;
const chunkOf = (choices, more) =>
  event({ ...SHARED, object: 'chat.completion.chunk', choices, system_fingerprint: 'fp_0123456789', ...more });
const delta = (content, reason = null) =>
  chunkOf([{ index: 0, delta: { role: 'assistant', content }, logprobs: null, finish_reason: reason }]);
const DONE = 'data: [DONE]\n\n';
const LAST = delta(TOKEN, 'stop') + DONE;

const head = (...lines) =>
  Buffer.from(`HTTP/1.1 200 OK\r\n${lines.map((line) => `${line}\r\n`).join('')}Connection: keep-alive\r\n\r\n`);
const chunk = (bytes) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')]);
const chunked = (bytes) => {
  const parts = [];
  for (let at = 0; at < bytes.length; at += 65_536) parts.push(chunk(bytes.subarray(at, at + 65_536)));
  return Buffer.concat([...parts, END]);
};
const END = Buffer.from('0\r\n\r\n');
const EVENT_STREAM = head('Content-Type: text/event-stream', 'Transfer-Encoding: chunked');
const PLAIN = Buffer.concat([head('Content-Type: application/json', `Content-Length: ${CHAT.length}`), CHAT]);
const GZIP = Buffer.concat([
  head('Content-Type: application/json', 'Content-Encoding: gzip', 'Transfer-Encoding: chunked'),
  chunked(gzipSync(CHAT)),
]);
const BINARY = Buffer.concat([
  head('Content-Type: image/png', `Content-Length: ${BINARY_BYTES}`),
  Buffer.alloc(BINARY_BYTES, 7),
]);

/** Makes the response of each count of events once. */
function onceFor(make) {
  const made = new Map();
  return (count) => {
    if (!made.has(count)) made.set(count, make(count));
    return made.get(count);
  };
}

/** A stream with usage at its end that arrives ten events at a time. */
function tensOf(count) {
  const ten = chunk(delta(TOKEN).repeat(10));
  const last = chunk(delta(TOKEN, 'stop') + chunkOf([], { usage: USAGE }) + DONE);
  return Buffer.concat([EVENT_STREAM, ...Array(Math.ceil(count / 10)).fill(ten), last, END]);
}

async function paced(socket, count) {
  socket.write(EVENT_STREAM);
  for (let number = 1; number < count; number++) {
    socket.write(chunk(delta(TOKEN)));
    await new Promise(setImmediate);
  }
  socket.write(Buffer.concat([chunk(LAST), END]));
}

/** Responses by route: ready bytes, or a function that writes them. */
const routes = {
  plain: () => PLAIN,
  gzip: () => GZIP,
  stream: onceFor((count) =>
    Buffer.concat([EVENT_STREAM, chunked(Buffer.from(delta(TOKEN).repeat(count - 1) + LAST))]),
  ),
  tens: onceFor(tensOf),
  /** Stays open behind its first event. */
  hold: () => Buffer.concat([EVENT_STREAM, chunk(delta(TOKEN))]),
  paced: (count) => (socket) => paced(socket, count),
  binary: () => BINARY,
};

const server = createServer((socket) => {
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  let rest;
  socket.on('data', (bytes) => {
    const all = rest ? Buffer.concat([rest, bytes]) : bytes;
    let at = 0;
    const ready = [];
    for (let request = readRequest(all, at); request; request = readRequest(all, at)) {
      at = request.end;
      const response = routes[request.route](request.events);
      if (typeof response === 'function') response(socket);
      else ready.push(response);
    }
    rest = at < all.length ? all.subarray(at) : undefined;
    if (ready.length > 0) socket.write(ready.length > 1 ? Buffer.concat(ready) : ready[0]);
  });
});

/** Reads the request that begins at an offset; undefined unless all of it is there. */
function readRequest(bytes, start) {
  const bodyStart = bytes.indexOf('\r\n\r\n', start) + 4;
  if (bodyStart < 4) return;
  const lines = bytes.latin1Slice(start, bodyStart);
  const length = /\r\ncontent-length: *(\d+)/i.exec(lines);
  if (!length && !lines.startsWith('GET ')) throw new Error(`A request without a length: ${lines}`);
  const end = bodyStart + Number(length?.[1] ?? 0);
  if (end > bytes.length) return;
  const route = /^[A-Z]+ \/(\w+)/.exec(lines)?.[1];
  // How many events a stream is to have stands in the request, where every client has room for a number.
  const count = /(?:"seed":|events=)(\d+)/.exec(bytes.latin1Slice(bodyStart, end));
  const events = Number(count?.[1] ?? 0);
  return { end, route, events };
}

server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
// Ends with the bench, whatever becomes of it.
process.stdin.on('end', () => process.exit()).resume();
