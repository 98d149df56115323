import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { CallContext } from '../transport/context.ts';
import { onAbort } from '../transport/on-abort.ts';
import { isHubUnavailable, type LookUp, lookUpMapping } from './look-up-mapping.ts';

interface CachedMapping {
  readonly entries: readonly MappingEntry[];
  readonly at: number;
}

interface PendingLookUp {
  readonly result: Promise<readonly MappingEntry[]>;
  readonly stop: AbortController;
  waiting: number;
}

/** Limits of the mapping cache. */
export interface CacheLimits {
  /** @default 300000 */
  readonly ttlMs?: number;
  /** Time for which a stale mapping may be used while the hub is unavailable, in ms. @default 3600000 */
  readonly staleMs?: number;
  /** @default 500 */
  readonly maxEntries?: number;
}

/** Makes a look-up with a cache, for one client. Equal look-ups at the same time share one request. */
export function createMappingCache({
  ttlMs = 300_000,
  staleMs = 3_600_000,
  maxEntries = 500,
}: CacheLimits = {}): LookUp {
  const cached = new Map<string, CachedMapping>();
  const pending = new Map<string, PendingLookUp>();

  const keep = (key: string, entries: readonly MappingEntry[], at: number) => {
    cached.delete(key);
    cached.set(key, { entries, at });
    const oldest = cached.keys().next();
    if (cached.size > maxEntries && !oldest.done) cached.delete(oldest.value);
  };

  const startLookUp = (key: string, query: Parameters<LookUp>[0], context: CallContext): PendingLookUp => {
    const stop = new AbortController();
    const known = cached.get(key);
    const result = lookUpMapping(query, { ...context, signal: stop.signal })
      .then((entries) => {
        keep(key, entries, context.clock.now());
        return entries;
      })
      .catch((error: unknown) => {
        const isUsable = known && context.clock.now() - known.at < staleMs && isHubUnavailable(error);
        if (!isUsable) throw error;
        context.emit?.({ type: 'warning', message: 'The hub is unavailable; the last known mapping is used.' });
        return known.entries;
      })
      .finally(() => pending.delete(key));
    // Everybody who waits handles it; when all have left, nobody does.
    result.catch(() => undefined);
    const current = { result, stop, waiting: 0 };
    pending.set(key, current);
    return current;
  };

  const lookUp: LookUp = async (query, context) => {
    // The mapping may depend on the user, so the token is part of the key; the map never leaves this function.
    const key = JSON.stringify([query.model, query.hub, query.mode, query.mode === 'hub-token' ? query.token : '']);
    const known = cached.get(key);
    if (known && context.clock.now() - known.at < ttlMs) return known.entries;
    const current = pending.get(key) ?? startLookUp(key, query, context);
    current.waiting++;
    try {
      return await unlessAborted(current.result, context.signal);
    } finally {
      current.waiting--;
      if (current.waiting === 0 && pending.get(key) === current) {
        pending.delete(key);
        current.stop.abort();
      }
    }
  };
  const forget = (model: string) => {
    for (const key of cached.keys()) if (JSON.parse(key)[0] === model) cached.delete(key);
  };
  return Object.assign(lookUp, { forget });
}

/** Waits for a shared result; rejects at once if the signal aborts. */
function unlessAborted<T>(result: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return result;
  return new Promise((resolve, reject) => {
    const forget = onAbort(signal, () => reject(signal.reason));
    result.then(resolve, reject).finally(forget);
    if (signal.aborted) reject(signal.reason);
  });
}
