import type { Redis } from 'ioredis';
import { BulkError } from '../contract/errors.ts';

/** The modules that a queue in Redis needs. */
export interface RedisModules {
  readonly bullmq: typeof import('bullmq');
  readonly ioredis: Pick<typeof import('ioredis'), 'Redis'>;
}

/** Loads the modules. Throws a BulkError with the command that installs them. */
export async function loadRedisModules(): Promise<RedisModules> {
  try {
    const [bullmq, ioredis] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { bullmq, ioredis };
  } catch (cause) {
    throw new BulkError(
      'INPUT',
      'Runs on several machines need two more packages: run `npm install bullmq ioredis`, with --global if hubkit is installed globally.',
      {
        cause,
      },
    );
  }
}

/** Longest pause in ms between two attempts to connect again. */
const RECONNECT_MS = 2000;

/** Connects to a server, which later may be away for any time. Throws a BulkError if it cannot be reached at first. */
export async function connectRedis(
  { ioredis }: RedisModules,
  url: string,
  onProblem: (message: string) => void,
): Promise<Redis> {
  const { host } = readUrl(url);
  let isConnected = false;
  const redis = new ioredis.Redis(url, {
    lazyConnect: true,
    // Commands wait for the server to come back.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (isConnected ? Math.min(times * 100, RECONNECT_MS) : null),
  });
  redis.on('error', (error: Error) => onProblem(`Redis at ${host}: ${error.message || 'not reachable'}`));
  try {
    await redis.connect();
    isConnected = true;
    return redis;
  } catch (cause) {
    redis.disconnect();
    throw new BulkError(
      'INPUT',
      `Redis at ${host} cannot be reached (${(cause as Error).message}). Start it, or correct the URL.`,
      { cause },
    );
  }
}

function readUrl(url: string): URL {
  const read = URL.canParse(url) ? new URL(url) : undefined;
  if (read && /^rediss?:$/.test(read.protocol)) return read;
  throw new BulkError('INPUT', 'The URL of Redis has to be like redis://127.0.0.1:6379, or rediss://… for TLS.');
}
