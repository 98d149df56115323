import type { StreamBounds, StreamPart, StreamStore } from '../contract/streams.ts';
import type { RedisClient } from '../limits/redis.ts';
import { setStreamBounds } from './stream-bounds.ts';

/** Options of `redisStreams`. */
export interface RedisStreamsOptions extends StreamBounds {
  /** Beginning of all keys. @default 'hubkit' */
  readonly prefix?: string | undefined;
}

/** Time in ms between two signs of life of a running stream, which also look for a client that stops it. */
const SIGN_MS = 500;

/** Time in ms without a sign of life after which the process that wrote a stream counts as ended. */
const LOST_MS = 10_000;

/** Time in ms between two looks for more events. */
const POLL_MS = 100;

/** Most events of one read. */
const MOST_EVENTS = 500;

/** The time of Redis, the same for all machines, in ms. */
const NOW = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** Takes a place among the running streams. Returns the ended ones that make room for it; false if there are too few. */
const OPEN = `${NOW}
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
redis.call('zremrangebyscore', KEYS[2], '-inf', now)
local over = redis.call('zcard', KEYS[1]) + redis.call('zcard', KEYS[2]) + 1 - ARGV[2]
local dropped = {}
if over > 0 then
  if redis.call('zcard', KEYS[2]) < over then return false end
  local popped = redis.call('zpopmin', KEYS[2], over)
  for at = 1, #popped, 2 do dropped[#dropped + 1] = popped[at] end
end
redis.call('zadd', KEYS[1], now + ARGV[3], ARGV[1])
return dropped`;

/** Moves a stream from the running ones to those that have ended; without a time, drops it. */
const CLOSE = `${NOW}
redis.call('zrem', KEYS[1], ARGV[1])
if ARGV[2] ~= '' then redis.call('zadd', KEYS[2], now + ARGV[2], ARGV[1]) end
return 1`;

const BEGIN = `${NOW}
redis.call('hset', KEYS[1], 'count', 0, 'bytes', 0, 'state', 'open', 'seen', now)
return redis.call('pexpire', KEYS[1], ARGV[1])`;

/** Adds events, which may be none, and gives a sign of life. A stream that grows too large is dropped. */
const APPEND = `${NOW}
local state = redis.call('hget', KEYS[1], 'state')
if not state then return 'gone' end
local bytes = 0
for at = 3, #ARGV do bytes = bytes + #ARGV[at] end
if redis.call('hincrby', KEYS[1], 'bytes', bytes) > tonumber(ARGV[2]) then
  redis.call('del', KEYS[1])
  return 'gone'
end
local count = redis.call('hincrby', KEYS[1], 'count', #ARGV - 2) - (#ARGV - 2)
for at = 3, #ARGV do redis.call('hset', KEYS[1], count + at - 2, ARGV[at]) end
redis.call('hset', KEYS[1], 'seen', now)
redis.call('pexpire', KEYS[1], ARGV[1])
return state`;

const SET_STATE = `
if redis.call('exists', KEYS[1]) == 0 then return 0 end
if redis.call('hget', KEYS[1], 'state') ~= 'ended' then redis.call('hset', KEYS[1], 'state', ARGV[1]) end
if ARGV[2] then redis.call('pexpire', KEYS[1], ARGV[2]) end
return 1`;

/** Reads the state of a stream, the time since its last sign of life, and events. */
const READ = `${NOW}
local facts = redis.call('hmget', KEYS[1], 'state', 'seen', 'count')
if not facts[1] then return false end
local found = { facts[1], tostring(now - facts[2]) }
for at = ARGV[1] + 1, math.min(facts[3], ARGV[1] + ARGV[2]) do found[#found + 1] = redis.call('hget', KEYS[1], at) end
return found`;

/**
 * Keeps streams in Redis, for gateways on several machines, and over their restarts. Streams are read anew every 100 ms by those who
 * attach to them; the client that began one gets its events at once.
 *
 * @param client - A connected client of `ioredis`, which stays yours to close.
 */
export function redisStreams(client: RedisClient, options: RedisStreamsOptions = {}): StreamStore {
  const { prefix = 'hubkit', ...given } = options;
  const { keepMs, maxStreams, maxStreamBytes } = setStreamBounds(given, {});
  const createKey = (id: string) => `${prefix}:stream:${id}`;
  // The same part in braces keeps both on one machine of a cluster.
  const places = [`{${prefix}:streams}:open`, `{${prefix}:streams}:ended`];
  const close = (id: string, endedMs: number | '') => client.eval(CLOSE, 2, ...places, id, endedMs);

  return {
    isShared: true,
    async open({ id, longestMs, onStop }) {
      const dropped = await client.eval(OPEN, 2, ...places, id, maxStreams, longestMs + LOST_MS);
      if (!Array.isArray(dropped)) return undefined;
      await Promise.all(dropped.map((other) => client.eval(`return redis.call('del', KEYS[1])`, 1, createKey(other))));
      await client.eval(BEGIN, 1, createKey(id), Math.ceil(keepMs));
      let isStopped = false;
      const append = async (events: readonly string[]) => {
        const state = await client.eval(APPEND, 1, createKey(id), Math.ceil(keepMs), maxStreamBytes, ...events);
        if (state === 'stopped' && !isStopped) {
          isStopped = true;
          onStop();
        }
        return state !== 'gone';
      };
      // A sign that is missed is followed by the next one.
      const signs = setInterval(() => void append([]).catch(() => {}), SIGN_MS);
      return {
        async append(events) {
          const isKept = await append(events);
          if (!isKept) {
            clearInterval(signs);
            await close(id, '');
          }
          return isKept;
        },
        async end() {
          clearInterval(signs);
          await client.eval(SET_STATE, 1, createKey(id), 'ended', Math.ceil(keepMs));
          await close(id, Math.ceil(keepMs));
        },
      };
    },
    async read(id, from, { waitMs, signal }) {
      const deadline = performance.now() + waitMs;
      for (;;) {
        const part = parsePart(await client.eval(READ, 1, createKey(id), from, MOST_EVENTS));
        const isNews = part === undefined || part.events.length > 0 || part.state !== 'open';
        if (isNews || signal.aborted || performance.now() >= deadline) return part;
        await pause(POLL_MS, signal);
      }
    },
    async stop(id) {
      return (await client.eval(SET_STATE, 1, createKey(id), 'stopped')) === 1;
    },
  };
}

/** Reads what the script has found. */
function parsePart(found: unknown): StreamPart | undefined {
  if (!Array.isArray(found)) return undefined;
  const [state, silentMs, ...events] = found as readonly string[];
  if (state === 'ended') return { events, state };
  return { events, state: Number(silentMs) > LOST_MS ? 'lost' : 'open' };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    signal.addEventListener('abort', go);
  });
}
