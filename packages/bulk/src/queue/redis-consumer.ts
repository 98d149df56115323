import type { Job } from '@hubkit/inference';
import type { Job as QueueJob } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Consumer, ConsumerParts, HeldChunk, QueuedRow, WorkOrder } from '../contract/queue.ts';
import type { Control } from '../contract/store.ts';
import type { RedisModules } from './connect-redis.ts';
import { insist, type OnTrouble } from './insist.ts';
import { RedisLimits } from './redis-limits.ts';
import { noteWorker, QUEUE_NAME, type QueueKeys, reportChunk, takeChunk } from './redis-scripts.ts';
import type { Seal } from './seal.ts';

/** The connection of a worker. */
export interface ConsumerConnection {
  readonly modules: RedisModules;
  readonly redis: Redis;
  readonly keys: QueueKeys;
  readonly seal: Seal;
  readonly prefix: string;
  readonly leaseMs: number;
}

/** Rows of a chunk, at most. */
const CHUNK_ROWS = 50;
/** Period in ms of the signs of life of a worker. */
const NOTE_MS = 1000;

/** Longest wait in ms for BullMQ to close once calls were aborted. */
const CLOSE_MS = 5000;

/** Resolves a time after a signal has aborted; it keeps no process alive. */
function pauseAfter(aborted: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const start = () => void setTimeout(resolve, ms).unref();
    if (aborted.aborted) start();
    else aborted.addEventListener('abort', start, { once: true });
  });
}

/** Takes chunks from BullMQ, whose locks are the leases: a job whose lock has ended is given to another worker. */
export async function consumeChunks(connection: ConsumerConnection, parts: ConsumerParts): Promise<Consumer> {
  const { modules, redis, keys, seal, prefix, leaseMs } = connection;
  const onTrouble = (message: string | undefined) => message !== undefined && parts.onProblem(`Redis: ${message}`);
  const jobsAtATime = () => Math.ceil(parts.capacity() / CHUNK_ROWS) + 1;
  const worker = new modules.bullmq.Worker(
    QUEUE_NAME,
    async (job: QueueJob) => {
      const held = await insist(() => holdChunk({ ...connection, onTrouble }, job, parts.onProblem), onTrouble);
      if (held) await parts.work(held);
    },
    {
      connection: redis,
      prefix,
      concurrency: jobsAtATime(),
      lockDuration: leaseMs,
      stalledInterval: Math.max(500, leaseMs / 2),
      // A chunk is given to other workers for as long as it has rows.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    },
  );
  // Such as a lock that has ended: the token of the chunk decides what counts.
  worker.on('error', ({ message }) => parts.onProblem(message));
  const limits = new RedisLimits(redis, keys, seal, parts.id);
  const note = () => {
    worker.concurrency = jobsAtATime();
    const { id, host } = parts;
    const accounts = limits.accounts();
    const facts = seal.close({ id, host, capacity: parts.capacity(), underWay: parts.underWay(), accounts }, [
      'worker',
    ]);
    if (redis.status === 'ready')
      void noteWorker(redis, keys, id, facts).then(
        () => limits.count(),
        () => {},
      );
  };
  note();
  const timer = setInterval(note, NOTE_MS);
  return {
    share: (request) => limits.share(request),
    async close(aborted) {
      // Where a connection was lost, BullMQ may wait for ever; the locks of its jobs end by themselves.
      await Promise.race([worker.close(), pauseAfter(aborted, CLOSE_MS)]);
      clearInterval(timer);
      limits.close();
      if (redis.status === 'ready') await redis.multi().zrem(keys.seen, parts.id).hdel(keys.workers, parts.id).exec();
      redis.disconnect();
    },
  };
}

/**
 * Takes a chunk with a token higher than that of all holders before; undefined if there is nothing left to do, or if it does not come
 * from a run with the secret.
 */
async function holdChunk(
  { redis, keys, seal, onTrouble }: ConsumerConnection & { readonly onTrouble: OnTrouble },
  job: QueueJob,
  onProblem: (message: string) => void,
): Promise<HeldChunk | undefined> {
  const key = job.id ?? '';
  const { run, rows: sealed } = (job.data ?? {}) as { readonly run?: unknown; readonly rows?: unknown };
  // Signed, so it is what the owner of the run wrote.
  const rows = typeof run === 'string' ? (seal.open(sealed, ['rows', run, key]) as readonly QueuedRow[]) : undefined;
  if (typeof run !== 'string' || rows === undefined) {
    onProblem('Redis has rows that are not signed with the secret of this worker; they were left alone');
    return;
  }
  const order = seal.open(await redis.hget(keys.run(run), 'order'), ['order', run]) as WorkOrder | undefined;
  if (order === undefined) return;
  const fence = job.attemptsStarted;
  const found = await takeChunk(redis, keys.chunk(key), fence);
  if (!found) return;
  const bySeq = (begin: string) =>
    [...found].flatMap(([name, own]) => (name.startsWith(begin) ? [[Number(name.slice(1)), own] as const] : []));
  const jobs = bySeq('j').flatMap(([seq, own]) => {
    const kept = seal.open(own, ['job', run, key, String(seq)]) as Job | undefined;
    return kept === undefined ? [] : [[seq, kept] as const];
  });
  const command = { chunk: keys.chunk(key), reports: keys.reports(run), run: keys.run(run), fence };
  return {
    key,
    rows,
    holder: fence,
    order,
    states: new Map(bySeq('r').map(([seq, state]) => [seq, state === 'd' ? 'done' : 'started'])),
    jobs: new Map(jobs),
    async report(report) {
      const { started = [], outcomes = [], job: kept } = report;
      const fields = [
        ...started.map((seq) => [`r${seq}`, 's'] as const),
        ...outcomes.map(({ seq }) => [`r${seq}`, 'd'] as const),
        ...(kept
          ? [[`j${kept.seq}`, kept.job ? seal.close(kept.job, ['job', run, key, String(kept.seq)]) : ''] as const]
          : []),
      ];
      const isEmpty = fields.length === 0 && report.stop === undefined;
      const message = isEmpty ? '' : seal.close({ chunk: key, ...report }, ['report', run]);
      const control = await insist(() => reportChunk(redis, { ...command, text: message, fields }), onTrouble);
      // The script replies with what the owner wrote.
      return { isHeld: control !== undefined, control: (control ?? 'stop') as Control };
    },
  };
}
