import { once } from 'node:events';
import { createServer } from 'node:net';

/** The system hands out ports from 32768 on to outgoing connections: one of those may be taken before a test listens there. */
const [FIRST, COUNT] = [20_000, 12_000];

/** Finds a free port of 127.0.0.1 for a server that starts later or again: no outgoing connection gets it meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
