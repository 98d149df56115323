import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { CallContext } from '../transport/context.ts';
import { onAbort } from '../transport/on-abort.ts';
import { isHubAway, type LookUp, lookUpMapping } from './look-up-mapping.ts';

interface Kept {
  readonly entries: readonly MappingEntry[];
  readonly at: number;
}

interface Flight {
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
  const kept = new Map<string, Kept>();
  const flights = new Map<string, Flight>();

  const keep = (key: string, entries: readonly MappingEntry[], at: number) => {
    kept.delete(key);
    kept.set(key, { entries, at });
    const oldest = kept.keys().next();
    if (kept.size > maxEntries && !oldest.done) kept.delete(oldest.value);
  };

  const takeOff = (key: string, query: Parameters<LookUp>[0], context: CallContext): Flight => {
    const stop = new AbortController();
    const known = kept.get(key);
    const result = lookUpMapping(query, { ...context, signal: stop.signal })
      .then((entries) => {
        keep(key, entries, context.clock.now());
        return entries;
      })
      .catch((error: unknown) => {
        const isUsable = known && context.clock.now() - known.at < staleMs && isHubAway(error);
        if (!isUsable) throw error;
        context.emit?.({ type: 'warning', message: 'The hub is unavailable; the last known mapping is used.' });
        return known.entries;
      })
      .finally(() => flights.delete(key));
    // Everybody who waits handles it; when all have left, nobody does.
    result.catch(() => undefined);
    const flight = { result, stop, waiting: 0 };
    flights.set(key, flight);
    return flight;
  };

  const lookUp: LookUp = async (query, context) => {
    // The mapping may depend on the user, so the token is part of the key; the map never leaves this function.
    const key = JSON.stringify([query.model, query.hub, query.mode, query.mode === 'hub-token' ? query.token : '']);
    const known = kept.get(key);
    if (known && context.clock.now() - known.at < ttlMs) return known.entries;
    const flight = flights.get(key) ?? takeOff(key, query, context);
    flight.waiting++;
    try {
      return await unlessAborted(flight.result, context.signal);
    } finally {
      flight.waiting--;
      if (flight.waiting === 0 && flights.get(key) === flight) {
        flights.delete(key);
        flight.stop.abort();
      }
    }
  };
  const forget = (model: string) => {
    for (const key of kept.keys()) if (JSON.parse(key)[0] === model) kept.delete(key);
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
