// A service in a process of its own: ready buffers over HTTP, so that all that is measured is the client. Prints its origin.
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { BINARY_BYTES, TEXT, TOKEN } from './workloads.mjs';

const SHARED = { id: 'chatcmpl-0123456789', created: 1_700_000_000, model: 'meta-llama/Llama-3.1-8B-Instruct' };
const CHAT = Buffer.from(
  JSON.stringify({
    ...SHARED,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: TEXT }, logprobs: null, finish_reason: 'stop' }],
    usage: { prompt_tokens: 20, completion_tokens: 16, total_tokens: 36 },
    system_fingerprint: 'fp_0123456789',
  }),
);
const ZIPPED = gzipSync(CHAT);
const BINARY = Buffer.alloc(BINARY_BYTES, 7);

const event = (data) => `data: ${JSON.stringify(data)}\n\n`;
const delta = (content, reason = null) =>
  event({
    ...SHARED,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: { role: 'assistant', content }, logprobs: null, finish_reason: reason }],
    system_fingerprint: 'fp_0123456789',
  });
const LAST = `${delta(TOKEN, 'stop')}data: [DONE]\n\n`;
const streams = new Map();

function streamOf(count) {
  if (!streams.has(count)) streams.set(count, Buffer.from(delta(TOKEN).repeat(count - 1) + LAST));
  return streams.get(count);
}

const SSE = { 'Content-Type': 'text/event-stream' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

const routes = {
  plain: (response) => response.writeHead(200, { ...JSON_TYPE, 'Content-Length': CHAT.length }).end(CHAT),
  gzip(response) {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' });
    response.write(ZIPPED);
    response.end();
  },
  stream(response, count) {
    response.writeHead(200, SSE);
    const bytes = streamOf(count);
    for (let at = 0; at < bytes.length; at += 65_536) response.write(bytes.subarray(at, at + 65_536));
    response.end();
  },
  async paced(response, count) {
    response.writeHead(200, SSE);
    for (let number = 1; number < count; number++) {
      response.write(delta(TOKEN));
      await new Promise(setImmediate);
    }
    response.end(LAST);
  },
  binary: (response) =>
    response.writeHead(200, { 'Content-Type': 'audio/wav', 'Content-Length': BINARY_BYTES }).end(BINARY),
};

const server = createServer((request, response) => {
  const name = request.url.split('/')[1];
  const pieces = [];
  request.on('data', (bytes) => pieces.push(bytes));
  // How many events a stream is to have stands in the request, where every client has room for a number.
  request.on('end', () => routes[name](response, Number(/"seed":(\d+)/.exec(Buffer.concat(pieces))?.[1] ?? 0)));
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
// Ends with the bench, whatever becomes of it.
process.stdin.on('end', () => process.exit()).resume();
