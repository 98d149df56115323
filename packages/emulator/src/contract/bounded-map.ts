/** A map that forgets its oldest entries. */
export interface BoundedMap<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  /** All values, oldest first. */
  readonly values: () => readonly Value[];
  readonly clear: () => void;
}

/**
 * Creates a map that bounds the memory of long runs: of at most `limit` entries, or of entries that `weigh` at most
 * `limit` together. The newest entry stays, however heavy it is.
 */
export function createBoundedMap<Value>(limit: number, weigh: (value: Value) => number = () => 1): BoundedMap<Value> {
  const entries = new Map<string, Value>();
  let weight = 0;
  const remove = (key: string) => {
    const value = entries.get(key);
    if (value !== undefined && entries.delete(key)) weight -= weigh(value);
  };
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      remove(key);
      entries.set(key, value);
      weight += weigh(value);
      for (const oldest of entries.keys()) {
        if (weight <= limit || entries.size === 1) break;
        remove(oldest);
      }
    },
    values: () => [...entries.values()],
    clear() {
      entries.clear();
      weight = 0;
    },
  };
}
