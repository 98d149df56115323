/** A map that forgets its oldest entries. */
export interface BoundedMap<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  /** All values, oldest first. */
  readonly values: () => readonly Value[];
  readonly clear: () => void;
}

/** Creates a map of at most `limit` entries, which bounds the memory of long runs. */
export function createBoundedMap<Value>(limit: number): BoundedMap<Value> {
  const entries = new Map<string, Value>();
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      const oldest = entries.keys().next();
      if (entries.size > limit && !oldest.done) entries.delete(oldest.value);
    },
    values: () => [...entries.values()],
    clear: () => entries.clear(),
  };
}
