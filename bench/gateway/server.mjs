// A provider in a separate process that sends prepared bytes over plain sockets, at the least cost. Prints its origin.
import { createServer } from 'node:net';

const SHARED = { id: 'chatcmpl-0123456789', created: 1_700_000_000, model: 'meta-llama/Llama-3.1-8B-Instruct' };
const TEXT = 'Forty-two is the product of six and seven, and a good answer to many other questions.';
const usage = { prompt_tokens: 20, completion_tokens: 16, total_tokens: 36 };
const CHAT = JSON.stringify({
  ...SHARED,
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: TEXT }, logprobs: null, finish_reason: 'stop' }],
  usage,
});
const event = (choices, more) =>
  `data: ${JSON.stringify({ ...SHARED, object: 'chat.completion.chunk', choices, ...more })}\n\n`;
const delta = (reason = null) =>
  event([{ index: 0, delta: { role: 'assistant', content: ' token' }, logprobs: null, finish_reason: reason }]);

const head = (type, ...lines) =>
  ['HTTP/1.1 200 OK', `Content-Type: ${type}`, ...lines, 'Connection: keep-alive', '', ''].join('\r\n');
const chunk = (text) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const EVENTS = head('text/event-stream', 'Transfer-Encoding: chunked');
const END = `${chunk(`${delta('stop')}${event([], { usage })}data: [DONE]\n\n`)}0\r\n\r\n`;

/** Responses by the first part of the path. A stream arrives in pieces of ten events; a held one stops after the first. */
const ROUTES = {
  plain: () => `${head('application/json', `Content-Length: ${CHAT.length}`)}${CHAT}`,
  stream: (events) => EVENTS + chunk(delta().repeat(10)).repeat(Math.ceil(events / 10)) + END,
  hold: () => EVENTS + chunk(delta()),
};
const made = new Map();

const server = createServer((socket) => {
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes.latin1Slice();
    for (;;) {
      const bodyStart = text.indexOf('\r\n\r\n') + 4;
      if (bodyStart < 4) return;
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(text.slice(0, bodyStart))?.[1] ?? 0);
      if (text.length < bodyStart + length) return;
      const [, route] = /^\w+ \/(\w+)/.exec(text) ?? [];
      const events = Number(/"seed":(\d+)|events=(\d+)/.exec(text.slice(bodyStart))?.slice(1).find(Boolean) ?? 0);
      text = text.slice(bodyStart + length);
      const name = `${route} ${events}`;
      if (!made.has(name)) made.set(name, Buffer.from(ROUTES[route](events)));
      socket.write(made.get(name));
    }
  });
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
// Ends with the bench, whatever becomes of it.
process.stdin.on('end', () => process.exit()).resume();
