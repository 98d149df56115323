import { EXIT } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { report } from '../listing/print-listing.ts';
import { connectBulk } from './connect-bulk.ts';
import { queueSecret, readRoute } from './worker-route.ts';

/** The flags of `hubkit bulk worker`. */
export interface WorkerFlags {
  readonly redis: string;
  readonly concurrency: number | 'auto' | undefined;
  readonly lease: number | undefined;
  readonly timeout: number | undefined;
  readonly json: boolean;
}

/** Works until Ctrl-C. */
export async function runWorker(flags: WorkerFlags, io: Io): Promise<number> {
  const { redis: url, concurrency, lease, timeout, json: isJson } = flags;
  const { bulkWorker, redisQueue } = await import('@hubkit/bulk');
  const queue = redisQueue({ url, secret: queueSecret(io), ...(lease === undefined ? {} : { leaseMs: lease * 1000 }) });
  let problem = '';
  const worker = await bulkWorker(queue, {
    signal: io.signal,
    ...(concurrency === undefined ? {} : { concurrency }),
    onProblem(message) {
      if (message !== problem) void report(io, isJson, { event: 'problem', message }, message);
      problem = message;
    },
    async connect(order) {
      const flags = { timeout, retries: undefined, verbose: false, ...readRoute(order) };
      const { client, target, account, fetch, close } = await connectBulk(flags, order.task, io);
      await report(io, isJson, { event: 'run', run: order.run }, `working for the run ${order.run}`);
      return { client, target, close, ...(account && { account }), ...(fetch && { callOptions: { fetch } }) };
    },
  });
  await report(io, isJson, { event: 'waiting' }, 'waiting for rows; Ctrl-C ends this worker after those under way');
  await worker.done;
  return EXIT.done;
}
