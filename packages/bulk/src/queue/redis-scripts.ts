import type { Redis } from 'ioredis';

/** Name of the queue of chunks in BullMQ. */
export const QUEUE_NAME = 'bulk';

/** Time in ms after which Redis forgets the keys of an abandoned run. */
export const FORGET_MS = 7 * 86_400_000;

/** Takes a chunk with a fencing token, unless a later holder has it. Replies with the states of its rows. */
const TAKE = `
if tonumber(ARGV[1]) <= tonumber(redis.call('HGET', KEYS[1], 'fence') or '0') then return false end
redis.call('HSET', KEYS[1], 'fence', ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('HGETALL', KEYS[1])`;

/** Records a report and the states of rows if the token is that of the holder. Replies with the control flag of the run. */
const REPORT = `
if redis.call('HGET', KEYS[1], 'fence') ~= ARGV[1] then return false end
local control = redis.call('HGET', KEYS[3], 'control')
if not control then return false end
for i = 3, #ARGV, 2 do
  if ARGV[i + 1] == '' then redis.call('HDEL', KEYS[1], ARGV[i]) else redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
end
if ARGV[2] ~= '' then redis.call('XADD', KEYS[2], '*', 'report', ARGV[2]) end
return control`;

/** Closes chunks that no worker has taken: none can take them from now on. Replies with 1 for each that was closed. */
const CLOSE = `
local closed = {}
for i, key in ipairs(KEYS) do
  closed[i] = redis.call('HSETNX', key, 'fence', ARGV[1])
  if closed[i] == 1 then redis.call('PEXPIRE', key, ARGV[2]) end
end
return closed`;

/** Fencing token above those of all workers. */
const LAST_FENCE = Number.MAX_SAFE_INTEGER;

/** Notes that a worker is there, by the clock of the server. */
const SEEN = `
redis.call('ZADD', KEYS[1], redis.call('TIME')[1], ARGV[1])
return redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])`;

/** Lists the workers seen in the last seconds, and forgets the others. */
const WORKERS = `
local oldest = redis.call('TIME')[1] - ARGV[1]
local gone = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', '(' .. oldest)
for _, id in ipairs(gone) do redis.call('ZREM', KEYS[1], id) redis.call('HDEL', KEYS[2], id) end
return redis.call('HVALS', KEYS[2])`;

/** Age in s at which a worker counts as gone. */
const GONE_S = 10;

/** Names of the keys of a queue. */
export interface QueueKeys {
  readonly seen: string;
  readonly workers: string;
  /** Channel of rate limits. */
  readonly limits: string;
  /** Allowance of a provider and key. */
  allowance(account: string, provider: string): string;
  run(id: string): string;
  reports(run: string): string;
  chunk(key: string): string;
}

/** Names the keys below a prefix. */
export function queueKeys(prefix: string): QueueKeys {
  return {
    seen: `${prefix}:seen`,
    workers: `${prefix}:workers`,
    limits: `${prefix}:limits`,
    allowance: (account, provider) => `${prefix}:allowance:${account}:${provider}`,
    run: (id) => `${prefix}:run:${id}`,
    reports: (run) => `${prefix}:reports:${run}`,
    chunk: (key) => `${prefix}:chunk:${key}`,
  };
}

/** Takes a chunk; undefined if a later holder has it. */
export async function takeChunk(
  redis: Redis,
  key: string,
  fence: number,
): Promise<ReadonlyMap<string, string> | undefined> {
  const found = (await redis.eval(TAKE, 1, key, fence, FORGET_MS)) as readonly string[] | null;
  if (!found) return;
  const pairs = found.flatMap((name, index) => (index % 2 === 0 ? [[name, found[index + 1] ?? ''] as const] : []));
  return new Map(pairs);
}

/** Closes chunks that no worker has taken; returns for each whether it was closed. */
export async function closeUntaken(redis: Redis, chunks: readonly string[]): Promise<readonly boolean[]> {
  if (chunks.length === 0) return [];
  const reply = await redis.eval(CLOSE, chunks.length, ...chunks, LAST_FENCE, FORGET_MS);
  return (reply as readonly number[]).map((closed) => closed === 1);
}

/** A report with the fields of its chunk that change; an empty text removes a field. */
export interface ReportCommand {
  readonly chunk: string;
  readonly reports: string;
  readonly run: string;
  readonly fence: number;
  readonly text: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Records a report. Returns the control flag of the run, or undefined if another worker holds the chunk now. */
export async function reportChunk(
  redis: Redis,
  { chunk, reports, run, fence, text, fields }: ReportCommand,
): Promise<string | undefined> {
  const reply = await redis.eval(REPORT, 3, chunk, reports, run, fence, text, ...fields.flat());
  return (reply as string | null) ?? undefined;
}

/** Notes that a worker is there. */
export async function noteWorker(redis: Redis, keys: QueueKeys, id: string, facts: string): Promise<void> {
  await redis.eval(SEEN, 2, keys.seen, keys.workers, id, facts);
}

/** Lists the facts of the workers seen in the last seconds. */
export async function listWorkers(redis: Redis, keys: QueueKeys): Promise<readonly string[]> {
  return (await redis.eval(WORKERS, 2, keys.seen, keys.workers, GONE_S)) as readonly string[];
}
