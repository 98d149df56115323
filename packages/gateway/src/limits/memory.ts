import type { LimitStore } from '../contract/limits.ts';

interface Counter {
  total: number;
  /** Time at which the counter is forgotten, in ms since 1970. */
  readonly until: number;
}

/** Time between two looks for counters that are over, in ms. */
const SWEEP_MS = 60_000;

/** Keeps the counters of limits in the memory of this process. */
export function memoryLimits(): LimitStore {
  const counters = new Map<string, Counter>();
  const places = new Map<string, Map<string, number>>();
  let sweptAt = Date.now();

  const sweep = (now: number) => {
    if (now - sweptAt < SWEEP_MS) return;
    sweptAt = now;
    for (const [key, { until }] of counters) if (until <= now) counters.delete(key);
  };

  return {
    async add(key, amount, seconds) {
      const now = Date.now();
      sweep(now);
      const known = counters.get(key);
      const counter = known && known.until > now ? known : { total: 0, until: now + seconds * 1000 };
      counter.total += amount;
      counters.set(key, counter);
      return { total: counter.total };
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
