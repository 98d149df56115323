import { once } from 'node:events';
import type { Server } from '@modelcontextprotocol/server';
import { aborted } from '../io/aborted.ts';
import type { Io } from '../io/io.ts';
import { loadSdk } from './load-sdk.ts';

/** Serves the Model Context Protocol on standard input and output, until the input ends. */
export async function serveStdio(createServer: () => Server, io: Io): Promise<void> {
  const sdk = await loadSdk('server', () => import('@modelcontextprotocol/server/stdio'));
  const ended = once(io.stdin, 'end');
  const serving = sdk.serveStdio(createServer, { transport: new sdk.StdioServerTransport(io.stdin, io.stdout) });
  try {
    await Promise.race([ended, aborted(io.signal)]);
  } finally {
    await serving.close();
  }
}
