// `npm run bench -- bulk --only redis [--rows 20000]`: rows per second through Redis with two workers whose calls respond at once in their
// own process, so that the queue is measured and no provider. Needs redis-server.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bulk, redisQueue } from '@hubkit/bulk';
import { InferenceClient } from '@hubkit/inference';

const PORT = 6399;
const WORKERS = 2;

/** Measures the queue over so many rows. */
export async function benchRedis(rows) {
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-bench-redis-'));
  const url = `redis://127.0.0.1:${PORT}`;
  const words = ['--port', `${PORT}`, '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''];
  const server = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const workers = [];
  try {
    for await (const text of server.stdout) if (String(text).includes('Ready to accept')) break;
    for (let count = 0; count < WORKERS; count++) {
      const worker = fork(fileURLToPath(new URL('redis-worker.mjs', import.meta.url)), [url]);
      workers.push(worker);
      await once(worker, 'message');
    }
    const text = 'The parcel came a day late, and one of the cups was broken. '.repeat(4);
    const input = Array.from({ length: rows }, (_, id) => ({ id, text }));
    const prompt = 'Is this review positive? {{ text }}';
    const options = { input, output: join(folder, 'out.jsonl'), model: 'm', prompt, concurrency: 64 };
    const start = performance.now();
    const { done } = await bulk(new InferenceClient(), {
      ...options,
      queue: redisQueue({ url, secret: 'secret of the bench' }),
    }).done;
    const ms = performance.now() - start;
    if (done !== rows) throw new Error(`${done} of ${rows} rows are done`);
    const rate = Math.round(rows / (ms / 1000)).toLocaleString('en-US');
    console.log(
      `${rows} rows, ${WORKERS} workers with 64 at a time: ${rate} rows/s, reading and writing the files included`,
    );
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    server.kill('SIGKILL');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}
