import { useCallback, useEffect, useState } from 'react';
import { useStorage } from '../database/storage-context.tsx';

const KEY = 'activity.starred';
const NONE: ReadonlySet<string> = new Set();

/** Keeps up with the starred entries of this browser, by their ids. */
export function useStarredWork() {
  const storage = useStorage();
  const [ids, setIds] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      void storage.get('settings', KEY).then((entry) => isCurrent && setIds(new Set(idsIn(entry?.value))));
    read();
    const end = storage.watchAll('settings', read);
    return () => {
      isCurrent = false;
      end();
    };
  }, [storage]);
  /** Stars an entry, or takes its star away. */
  const toggle = useCallback(
    (id: string) =>
      storage.merge('settings', [{ id: KEY, value: [id] }], (added, stored) => {
        const before = idsIn(stored?.value);
        return { ...added, value: before.includes(id) ? before.filter((each) => each !== id) : [...before, id] };
      }),
    [storage],
  );
  return { ids, toggle };
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
