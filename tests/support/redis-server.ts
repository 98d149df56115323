import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A Redis server of a test. */
export interface RedisServer {
  readonly url: string;
  /** Ends the server and keeps its data, as a restart of the machine does. */
  stop(): Promise<void>;
  /** Starts it again at the same port. */
  start(): Promise<void>;
  /** Stops it from responding, with its connections open. */
  freeze(): Promise<void>;
  /** Lets it go on after `freeze`. */
  thaw(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server at a free port, with its files in a temporary folder. */
export async function startRedis(program: string): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    const words = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''];
    const server = spawn(program, words, { stdio: ['ignore', 'pipe', 'ignore'] });
    child = server;
    await ready(server);
  };
  const stop = async () => {
    const server = child;
    child = undefined;
    if (!server || server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    freeze: async () => void child?.kill('SIGSTOP'),
    thaw: async () => void child?.kill('SIGCONT'),
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ready(server: ChildProcess): Promise<void> {
  let text = '';
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error(`redis-server has ended: ${text}`)));
    server.stdout?.on('data', (bytes) => {
      text += String(bytes);
      if (text.includes('Ready to accept connections')) resolve();
    });
  });
}
