// A server of chats that responds at once and counts the calls of each row. Also a process: `node chat-server.mjs` prints its address, and replies to
// a line on its input with the counts.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { answer } from './rows.mjs';

const REPLY = JSON.stringify(answer);

/**
 * Starts the server.
 *
 * @param {{ readonly limitFrom?: number, readonly limitCount?: number }} [options] - `limitCount` calls (default 0) get 429 after `limitFrom` were answered.
 */
export async function startChats({ limitFrom = 0, limitCount = 0 } = {}) {
  /** Calls by the text of their last message. @type {Map<string, number>} */
  const calls = new Map();
  let answered = 0;
  let limited = 0;
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method !== 'POST') return response.writeHead(404).end();
    const text = JSON.parse(Buffer.concat(chunks).toString()).messages.at(-1).content;
    calls.set(text, (calls.get(text) ?? 0) + 1);
    if (answered >= limitFrom && limited < limitCount) {
      limited++;
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' });
      return response.end('{"error":{"message":"slow down"}}');
    }
    answered++;
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(REPLY);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    endpoint: `http://127.0.0.1:${address.port}/v1`,
    /** Sums over all rows: calls, rows that were called, and calls that got 429. */
    counts: () => ({ calls: [...calls.values()].reduce((sum, count) => sum + count, 0), rows: calls.size, limited }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const chats = await startChats(JSON.parse(process.argv[2] ?? '{}'));
  process.on('message', () => process.send?.(chats.counts()));
  process.on('disconnect', () => process.exit());
  process.send?.(chats.endpoint);
}
