import type { Limiter, LimiterOptions } from '@hubkit/inference';
import type { Redis } from 'ioredis';
import { sharedLimiter } from '../run/shared-limiter.ts';
import { insist } from './insist.ts';

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
export function redisLimiter(redis: Redis, createKey: (provider: string) => string, limits: LimiterOptions): Limiter {
  return sharedLimiter(limits, async (provider, { requestsPerMinute, tokensPerMinute }, { requests, tokens }) => {
    // Without a server nothing can be corrected, and no call is made.
    if (requests === 0 && redis.status !== 'ready') return 0;
    const key = createKey(provider);
    return Number(await insist(() => redis.eval(TAKE, 1, key, requestsPerMinute, tokensPerMinute, requests, tokens)));
  });
}
