import { useEffect, useMemo, useState } from 'react';
import { useStorage } from '../database/storage-context.tsx';
import { runningPageRuns } from '../run/page-run.ts';
import { type KeptWork, listKeptWork } from './kept-work.ts';
import { useBulkWork } from './use-bulk-work.ts';

const STORES = ['chats', 'jobs', 'runs', 'templates'] as const;

/** Reads everything that was done here, newest first, and follows its changes; undefined until it is there. */
export function useKeptWork(): readonly KeptWork[] | undefined {
  const stored = useStoredWork();
  const bulk = useBulkWork();
  return useMemo(() => stored && bulk && [...stored, ...bulk].sort((a, b) => b.time - a.time), [stored, bulk]);
}

function useStoredWork(): readonly KeptWork[] | undefined {
  const storage = useStorage();
  const [work, setWork] = useState<readonly KeptWork[]>();
  useEffect(() => {
    let isCurrent = true;
    let newest = 0;
    const load = async () => {
      newest += 1;
      const own = newest;
      const lists = Promise.all(STORES.map((store) => storage.list(store)));
      const [[chats = [], jobs = [], runs = [], templates = []], running] = await Promise.all([
        lists,
        runningPageRuns(),
      ]);
      // What was read before a later change is out of date.
      if (isCurrent && own === newest) setWork(listKeptWork({ chats, jobs, runs, templates, running }));
    };
    const show = () => void load();
    show();
    const ends = STORES.map((store) => storage.watchAll(store, show));
    return () => {
      isCurrent = false;
      for (const end of ends) end();
    };
  }, [storage]);
  return work;
}
