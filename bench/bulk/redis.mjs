// `npm run bench -- bulk --only redis [--rows 20000]`: rows per second through Redis with two workers whose calls respond at once in their
// own process, so that the queue is measured and no provider. Needs redis-server.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bulk, redisQueue } from '@hubkit/bulk';
import { InferenceClient } from '@hubkit/inference';
import { inFolder } from '../folders.mjs';
import { rowsOf } from './rows.mjs';
import { withRedis } from './with-redis.mjs';

const WORKERS = 2;

/** Measures the queue over so many rows. */
export const benchRedis = (rows) =>
  inFolder((folder) =>
    withRedis(folder, ['--appendonly', 'yes'], async (url, processes) => {
      for (let count = 0; count < WORKERS; count++) {
        const worker = fork(fileURLToPath(new URL('redis-worker.mjs', import.meta.url)), [url]);
        processes.push(worker);
        await once(worker, 'message');
      }
      const prompt = 'Is this review positive? {{ text }}';
      const options = { input: rowsOf(rows), output: join(folder, 'out.jsonl'), model: 'm', prompt, concurrency: 64 };
      const queue = redisQueue({ url, secret: 'secret of the bench' });
      const start = performance.now();
      const { done } = await bulk(new InferenceClient(), { ...options, queue }).done;
      const ms = performance.now() - start;
      if (done !== rows) throw new Error(`${done} of ${rows} rows are done`);
      const rate = Math.round(rows / (ms / 1000)).toLocaleString('en-US');
      console.log(
        `${rows} rows, ${WORKERS} workers with 64 at a time: ${rate} rows/s, reading and writing the files included`,
      );
    }),
  );
