import type { Redis } from 'ioredis';
import type { WorkerFacts } from '../contract/moment.ts';
import type { ChunkReport, OwnedRun, WorkOrder } from '../contract/queue.ts';
import type { Control } from '../contract/store.ts';
import type { RedisModules } from './connect-redis.ts';
import { insist } from './insist.ts';
import { closeUntaken, FORGET_MS, listWorkers, QUEUE_NAME, type QueueKeys } from './redis-scripts.ts';
import type { Seal } from './seal.ts';

/** The connection of an owner. */
export interface OwnerParts {
  readonly modules: RedisModules;
  readonly redis: Redis;
  readonly keys: QueueKeys;
  readonly seal: Seal;
  readonly prefix: string;
  readonly order: WorkOrder;
}

/** Reports that are read together. */
const REPORTS = 500;
/** Time in ms for which a read waits for reports. */
const BLOCK_MS = 200;

/** Offers a run to workers. */
export async function ownRun({ modules, redis, keys, seal, prefix, order }: OwnerParts): Promise<OwnedRun> {
  const queue = new modules.bullmq.Queue(QUEUE_NAME, { connection: redis, prefix });
  queue.on('error', () => {});
  // A read that waits blocks its connection.
  const reader = redis.duplicate({ lazyConnect: false });
  reader.on('error', () => {});
  const [run, reports] = [keys.run(order.run), keys.reports(order.run)];
  let control: Control = 'run';
  let trouble: string | undefined;
  const onTrouble = (message: string | undefined) => {
    trouble = message;
  };
  redis.on('error', ({ message }: Error) => onTrouble(message || 'the server cannot be reached'));
  redis.on('ready', () => onTrouble(undefined));
  const announce = () =>
    insist(async () => {
      await redis.hset(run, { order: seal.close(order, ['order', order.run]), control });
      await redis.pexpire(run, FORGET_MS);
    }, onTrouble);
  await announce();
  return {
    async publish(chunks) {
      const opts = { removeOnComplete: true, removeOnFail: true };
      const jobs = chunks.map(({ key, rows }) => ({
        name: 'chunk',
        data: { run: order.run, rows: seal.close(rows, ['rows', order.run, key]) },
        opts: { ...opts, jobId: key },
      }));
      // A job that is there already is not added twice.
      await insist(() => queue.addBulk(jobs), onTrouble);
    },
    reports: () => readReports(reader, reports, (text) => seal.open(text, ['report', order.run])),
    trouble: () => trouble,
    async absent(names) {
      // A server that was emptied has forgotten the run, too.
      await announce();
      const found = await Promise.all(names.map((key) => redis.exists(queue.toKey(key))));
      return names.filter((_, index) => found[index] === 0);
    },
    async withdraw(names) {
      const untaken = names.map((name) => keys.chunk(name));
      const closed = await insist(() => closeUntaken(redis, untaken), onTrouble);
      const back = names.filter((_, index) => closed[index]);
      // A worker that has such a job at hand is refused its rows. BullMQ's reply says nothing: it is the same for a job that has ended.
      await Promise.all(back.map((key) => queue.remove(key).catch(() => 0)));
      return back;
    },
    async setControl(next) {
      control = next;
      await announce();
    },
    async workers() {
      const found = await insist(() => listWorkers(redis, keys), onTrouble);
      return found.flatMap((text) => {
        // Signed, so it is what a worker wrote.
        const facts = seal.open(text, ['worker']) as WorkerFacts | undefined;
        return facts ?? [];
      });
    },
    async close(isOver) {
      reader.disconnect();
      if (isOver && redis.status === 'ready') await redis.del(run, reports);
      await queue.close();
      redis.disconnect();
    },
  };
}

type Entry = readonly [id: string, fields: readonly string[]];

/** Reads reports; entries that no worker with the secret wrote are passed over. */
async function* readReports(
  redis: Redis,
  key: string,
  open: (text: unknown) => unknown,
): AsyncGenerator<readonly ChunkReport[], void, undefined> {
  let last = '0';
  for (;;) {
    const found = (await redis.xread('COUNT', REPORTS, 'BLOCK', BLOCK_MS, 'STREAMS', key, last)) as
      | readonly (readonly [string, readonly Entry[]])[]
      | null;
    const entries = found?.[0]?.[1] ?? [];
    // Signed, so they are what workers wrote.
    yield entries.flatMap(([, fields]) => (open(fields[1]) as ChunkReport | undefined) ?? []);
    if (entries.length === 0) continue;
    last = entries.at(-1)?.[0] ?? last;
    const [ms, n] = last.split('-');
    await insist(() => redis.xtrim(key, 'MINID', `${ms}-${Number(n) + 1}`));
  }
}
