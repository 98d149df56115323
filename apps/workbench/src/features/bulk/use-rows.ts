import { useEffect, useRef, useState } from 'react';
import { listRows } from './bulk-api.ts';
import type { RowSearch, RunRow } from './bulk-run.ts';

/** Rows that the host sends together. */
const PAGE = 200;
/** Period in ms of reading the rows in sight again while they change. */
const LIVE_MS = 2000;

/** The rows that fit a search, loaded as they come into sight. */
export interface FoundRows {
  /** Undefined until the first answer. */
  readonly count: number | undefined;
  readonly rowAt: (index: number) => RunRow | undefined;
  /** Loads the rows between two places. */
  readonly look: (from: number, to: number) => void;
}

/** Loads rows in pages; those in sight are read again while the run goes on. */
export function useRows(name: string, search: RowSearch, isLive: boolean): FoundRows {
  const [pages, setPages] = useState<ReadonlyMap<number, readonly RunRow[]>>(new Map());
  const [count, setCount] = useState<number>();
  const seen = useRef({ from: 0, to: PAGE - 1, loading: new Set<number>(), search: '' });
  const key = JSON.stringify([name, search]);
  const load = async (page: number) => {
    const { loading } = seen.current;
    if (loading.has(page)) return;
    loading.add(page);
    try {
      const found = await listRows(name, search, page * PAGE);
      // The answer to an earlier search.
      if (seen.current.search !== key) return;
      setCount(found.count);
      setPages((before) => new Map(before).set(page, found.rows));
    } catch {
      // The host is away: the page says so, and the rows are read again with the next look.
    } finally {
      loading.delete(page);
    }
  };
  const loadSeen = () => {
    for (let page = Math.floor(seen.current.from / PAGE); page <= Math.floor(seen.current.to / PAGE); page++)
      void load(page);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for name and search.
  useEffect(() => {
    seen.current = { from: 0, to: 0, loading: new Set(), search: key };
    setPages(new Map());
    loadSeen();
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is read from the reference.
  useEffect(() => {
    loadSeen();
    if (!isLive) return;
    const timer = setInterval(loadSeen, LIVE_MS);
    return () => clearInterval(timer);
  }, [isLive, key]);
  return {
    count,
    rowAt: (index) => pages.get(Math.floor(index / PAGE))?.[index % PAGE],
    look(from, to) {
      seen.current.from = from;
      seen.current.to = to;
      for (const page of [Math.floor(from / PAGE), Math.floor(to / PAGE)]) if (!pages.has(page)) void load(page);
    },
  };
}
