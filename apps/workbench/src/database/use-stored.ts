import { useEffect, useState } from 'react';
import type { Storage } from './open-storage.ts';
import type { StoreName } from './schema.ts';
import { useStorage } from './storage-context.tsx';

/**
 * Reads from the storage, and again after each change of some of its stores in any tab. Undefined until it is read.
 *
 * @param read - The same function with each drawing.
 * @param stores - The same list with each drawing.
 */
export function useStored<Value>(
  read: (storage: Storage) => Promise<Value>,
  stores: readonly StoreName[],
): Value | undefined {
  const storage = useStorage();
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let started = 0;
    let shown = 0;
    const load = () => {
      started += 1;
      const own = started;
      // What was read before a later change may come after it.
      void read(storage).then((next) => {
        if (own > shown) {
          shown = own;
          setValue(next);
        }
      });
    };
    load();
    const ends = stores.map((store) => storage.watchAll(store, load));
    return () => {
      shown = Number.POSITIVE_INFINITY;
      for (const end of ends) end();
    };
  }, [storage, read, stores]);
  return value;
}
