import { useMemo } from 'react';
import type { Storage } from '../database/open-storage.ts';
import { useStored } from '../database/use-stored.ts';
import { runningPageRuns } from '../run/page-run.ts';
import { useBulkWork } from './bulk-work.ts';
import { type KeptWork, listKeptWork } from './kept-work.ts';

const STORES = ['chats', 'jobs', 'runs', 'templates'] as const;

/** Reads everything that was done here, newest first, and follows its changes; undefined until it is there. */
export function useKeptWork(): readonly KeptWork[] | undefined {
  const stored = useStored(readWork, STORES);
  const bulk = useBulkWork();
  return useMemo(() => stored && bulk && [...stored, ...bulk.entries].sort((a, b) => b.time - a.time), [stored, bulk]);
}

async function readWork(storage: Storage): Promise<readonly KeptWork[]> {
  const [[chats = [], jobs = [], runs = [], templates = []], running] = await Promise.all([
    Promise.all(STORES.map((store) => storage.list(store))),
    runningPageRuns(),
  ]);
  return listKeptWork({ chats, jobs, runs, templates, running });
}
