import { once } from 'node:events';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { aborted } from '../io/aborted.ts';
import type { Io } from '../io/io.ts';
import { loadSdk } from './load-sdk.ts';

/** Serves the Model Context Protocol on standard input and output, until the input ends. */
export async function serveStdio(server: Server, io: Io): Promise<void> {
  const { StdioServerTransport } = await loadSdk(() => import('@modelcontextprotocol/sdk/server/stdio.js'));
  const ended = once(io.stdin, 'end');
  await server.connect(new StdioServerTransport(io.stdin, io.stdout));
  try {
    await Promise.race([ended, aborted(io.signal)]);
  } finally {
    await server.close();
  }
}
