import { useEffect, useState } from 'react';
import { useStorage } from '../../database/storage-context.tsx';
import { type RecentEntry, recentEntries } from './recent-entries.ts';

/** Reads the newest chats, runs and jobs of this browser and follows their changes; undefined until they are there. */
export function useRecent(): readonly RecentEntry[] | undefined {
  const storage = useStorage();
  const [recent, setRecent] = useState<readonly RecentEntry[]>();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const [chats, jobs, runs] = await Promise.all([
        storage.list('chats'),
        storage.list('jobs'),
        storage.list('runs'),
      ]);
      if (isCurrent) setRecent(recentEntries(chats, jobs, runs));
    };
    const show = () => void load();
    show();
    const ends = (['chats', 'jobs', 'runs'] as const).map((store) => storage.watch(store, show));
    return () => {
      isCurrent = false;
      for (const end of ends) end();
    };
  }, [storage]);
  return recent;
}
