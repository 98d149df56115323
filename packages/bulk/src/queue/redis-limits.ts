import type { Limiter, LimiterOptions } from '@hubkit/inference';
import type { Redis } from 'ioredis';
import type { LimitsRequest, SharedLimits } from '../contract/queue.ts';
import { sharedLimiter } from '../run/shared-limiter.ts';
import { insist } from './insist.ts';
import { listWorkers, type QueueKeys } from './redis-scripts.ts';
import type { Seal } from './seal.ts';

/** Name of a key where a worker gives none. */
const ONE_ACCOUNT = 'all';

/** A rate limit on its way to the other workers. */
interface Message {
  readonly from: string;
  readonly account: string;
  readonly provider: string;
  readonly pauseMs: number;
}

/** What a worker says about itself, as far as it is read here. */
interface Facts {
  readonly id: string;
  readonly accounts: readonly string[];
}

/** The limits that a worker shares with the others at its server. */
export class RedisLimits {
  readonly #redis: Redis;
  readonly #keys: QueueKeys;
  readonly #seal: Seal;
  readonly #id: string;
  readonly #shared: { readonly account: string; readonly hear: LimitsRequest['hear'] }[] = [];
  /** Other workers by account. */
  #others: ReadonlyMap<string, number> = new Map();
  #listener: Redis | undefined;

  constructor(redis: Redis, keys: QueueKeys, seal: Seal, id: string) {
    this.#redis = redis;
    this.#keys = keys;
    this.#seal = seal;
    this.#id = id;
  }

  /** Names of the keys that this worker shares. */
  accounts(): readonly string[] {
    return [...new Set(this.#shared.map(({ account }) => account))];
  }

  share({ account: given, limits, hear }: LimitsRequest): SharedLimits {
    const account = given === '' ? ONE_ACCOUNT : given;
    this.#shared.push({ account, hear });
    this.#listen();
    const createKey = (provider: string) => this.#keys.allowance(account, provider);
    return {
      limiter: limits && redisLimiter(this.#redis, createKey, limits),
      tell: (limit) => {
        const message: Message = { from: this.#id, account, ...limit };
        if (this.#redis.status === 'ready') {
          // Others then find the limit themselves.
          void this.#redis.publish(this.#keys.limits, this.#seal.close(message, ['limit'])).catch(() => {});
        }
      },
      peers: () => 1 + (this.#others.get(account) ?? 0),
    };
  }

  /** Counts the other workers of each key. */
  async count(): Promise<void> {
    if (this.#shared.length === 0) return;
    const others = new Map<string, number>();
    for (const text of await listWorkers(this.#redis, this.#keys)) {
      // Signed, so it is what a worker wrote.
      const facts = this.#seal.open(text, ['worker']) as Facts | undefined;
      if (facts === undefined) continue;
      const { id, accounts } = facts;
      if (id !== this.#id) for (const account of accounts) others.set(account, (others.get(account) ?? 0) + 1);
    }
    this.#others = others;
  }

  close(): void {
    this.#listener?.disconnect();
  }

  #listen(): void {
    if (this.#listener) return;
    // A connection that listens takes no other command.
    const listener = this.#redis.duplicate({ lazyConnect: false });
    this.#listener = listener;
    listener.on('error', () => {});
    listener.on('message', (_, text) => {
      // Signed, so it is what a worker wrote.
      const message = this.#seal.open(text, ['limit']) as Message | undefined;
      if (message === undefined) return;
      const { from, account, provider, pauseMs } = message;
      if (from === this.#id) return;
      for (const shared of this.#shared) if (shared.account === account) shared.hear({ provider, pauseMs });
    });
    listener.subscribe(this.#keys.limits).catch(() => {});
  }
}

/** Takes a request and its tokens from what refills evenly over a minute; replies with the time in ms until it can be taken. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local kept = redis.call('HMGET', KEYS[1], 'at', 'requests', 'tokens')
local passed = (now - (tonumber(kept[1]) or now)) / 60000
local function left(most, kept)
  if most == 0 then return 0 end
  return math.min(most, (tonumber(kept) or most) + passed * most)
end
local function wait(most, left, amount)
  if most == 0 then return 0 end
  return math.max(0, (math.min(amount, most) - left) / most * 60000)
end
local perMinute, tokensPerMinute, amount, tokens = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local requestsLeft, tokensLeft = left(perMinute, kept[2]), left(tokensPerMinute, kept[3])
local ms = amount == 0 and 0 or math.max(wait(perMinute, requestsLeft, amount), wait(tokensPerMinute, tokensLeft, tokens))
if ms < 0.01 then requestsLeft = requestsLeft - amount tokensLeft = tokensLeft - tokens ms = 0 end
redis.call('HSET', KEYS[1], 'at', string.format('%.3f', now), 'requests', tostring(requestsLeft), 'tokens', tostring(tokensLeft))
redis.call('PEXPIRE', KEYS[1], 120000)
return math.ceil(ms)`;

/** Creates a limiter whose requests and tokens per minute are those of all processes at a server together. */
function redisLimiter(redis: Redis, createKey: (provider: string) => string, limits: LimiterOptions): Limiter {
  return sharedLimiter(limits, async (provider, { requestsPerMinute, tokensPerMinute }, { requests, tokens }) => {
    // Without a server nothing can be corrected, and no call is made.
    if (requests === 0 && redis.status !== 'ready') return 0;
    const key = createKey(provider);
    return Number(await insist(() => redis.eval(TAKE, 1, key, requestsPerMinute, tokensPerMinute, requests, tokens)));
  });
}
