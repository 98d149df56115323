import type { CacheStore } from '../../../contract/answer-cache.ts';

const MAX_BYTES = 2 ** 25;

/** Keeps texts in memory, two bytes for each character; those that were not read for longest are dropped first. */
export function memoryStore(maxBytes = MAX_BYTES): CacheStore {
  // A map lists its entries in the order in which they were added.
  const texts = new Map<string, string>();
  let bytes = 0;
  const drop = (key: string) => {
    const text = texts.get(key);
    if (text !== undefined) bytes -= countBytes(key, text);
    texts.delete(key);
  };
  return {
    get(key) {
      const text = texts.get(key);
      if (text === undefined) return undefined;
      texts.delete(key);
      texts.set(key, text);
      return text;
    },
    set(key, text) {
      drop(key);
      if (countBytes(key, text) > maxBytes) return;
      texts.set(key, text);
      bytes += countBytes(key, text);
      for (const oldest of texts.keys()) {
        if (bytes <= maxBytes) return;
        drop(oldest);
      }
    },
  };
}

function countBytes(key: string, text: string): number {
  return 2 * (key.length + text.length);
}
