// The root of the package imports stores that only Node has; this file runs anywhere.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import type { LimitStore } from '../contract/limits.ts';

/** Keeps the counters of limits in the memory of this process. */
export function memoryLimits(): LimitStore {
  const counters = new Map<number, RateLimiterMemory>();
  const places = new Map<string, Map<string, number>>();
  return {
    async add(key, amount, seconds) {
      let counter = counters.get(seconds);
      if (!counter) {
        counter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds });
        counters.set(seconds, counter);
      }
      const { consumedPoints } = await counter.penalty(key, amount);
      return { total: consumedPoints };
    },
    async acquire(key, id, most, leaseMs) {
      const held = places.get(key) ?? new Map<string, number>();
      const now = Date.now();
      if (held.size >= most) for (const [holder, until] of held) if (until <= now) held.delete(holder);
      if (held.size >= most) return false;
      held.set(id, now + leaseMs);
      places.set(key, held);
      return true;
    },
    async release(key, id) {
      const held = places.get(key);
      held?.delete(id);
      if (held?.size === 0) places.delete(key);
    },
  };
}
