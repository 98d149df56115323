import { useEffect, useState } from 'react';
import { useStorage } from '../database/storage-context.tsx';
import { type KeptWork, listKeptWork } from './kept-work.ts';

/** Reads the chats, runs, jobs and templates of this browser and follows their changes; undefined until they are there. */
export function useKeptWork(): readonly KeptWork[] | undefined {
  const storage = useStorage();
  const [work, setWork] = useState<readonly KeptWork[]>();
  useEffect(() => {
    let isCurrent = true;
    let newest = 0;
    const load = async () => {
      newest += 1;
      const own = newest;
      const [chats, jobs, runs, templates] = await Promise.all([
        storage.list('chats'),
        storage.list('jobs'),
        storage.list('runs'),
        storage.list('templates'),
      ]);
      // What was read before a later change is out of date.
      if (isCurrent && own === newest) setWork(listKeptWork(chats, jobs, runs, templates));
    };
    const show = () => void load();
    show();
    const ends = (['chats', 'jobs', 'runs', 'templates'] as const).map((store) => storage.watchAll(store, show));
    return () => {
      isCurrent = false;
      for (const end of ends) end();
    };
  }, [storage]);
  return work;
}
