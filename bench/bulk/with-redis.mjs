import { spawn } from 'node:child_process';
import { once } from 'node:events';

const PORT = 6398;

/** Runs with a Redis that keeps its data in this folder, and with processes, which `run(url, processes)` adds and which end with it. */
export async function withRedis(folder, settings, run) {
  const words = ['--port', `${PORT}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...settings];
  const redis = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const processes = [];
  try {
    for await (const text of redis.stdout) if (String(text).includes('Ready to accept')) break;
    return await run(`redis://127.0.0.1:${PORT}`, processes);
  } finally {
    for (const child of processes) child.kill('SIGKILL');
    redis.kill('SIGKILL');
    await once(redis, 'exit');
  }
}
