import { useCallback } from 'react';
import type { Storage } from '../database/open-storage.ts';
import { useStorage } from '../database/storage-context.tsx';
import { useStored } from '../database/use-stored.ts';

const KEY = 'activity.starred';
const STORES = ['settings'] as const;
const NONE: ReadonlySet<string> = new Set();

/** Keeps up with the starred entries of this browser, by their ids. */
export function useStarredWork() {
  const storage = useStorage();
  const ids = useStored(readStarred, STORES) ?? NONE;
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

async function readStarred(storage: Storage): Promise<ReadonlySet<string>> {
  return new Set(idsIn((await storage.get('settings', KEY))?.value));
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
