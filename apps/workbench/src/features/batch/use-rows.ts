import type { ListedRow } from '@hubkit/bulk';
import { useCallback, useEffect, useState } from 'react';
import { diskRun } from './disk-api.ts';
import type { RowSearch } from './disk-run.ts';

/** Rows that the host sends together. */
const PAGE = 200;
/** Period in ms of reading the rows in sight again while they change. */
const LIVE_MS = 2000;

/** The rows that fit a search, loaded as they come into sight. */
export interface FoundRows {
  /** Undefined until the first answer. */
  readonly count: number | undefined;
  readonly rowAt: (index: number) => ListedRow | undefined;
  /** Loads the rows between two places. */
  readonly look: (from: number, to: number) => void;
}

/** Pages of rows that were loaded for one search of one run. */
interface Loaded {
  readonly key: string;
  readonly count?: number;
  readonly pages: ReadonlyMap<number, readonly ListedRow[]>;
}

/** Loads rows in pages; those in sight are read again while the run goes on. */
export function useRows(name: string, search: RowSearch, isLive: boolean): FoundRows {
  const key = JSON.stringify([name, search]);
  const [state, setState] = useState<Loaded>({ key, pages: new Map() });
  const [first, setFirst] = useState(0);
  const [last, setLast] = useState(0);
  const loaded = state.key === key ? state : { key, pages: new Map<number, readonly ListedRow[]>() };

  useEffect(() => {
    const [run, wanted] = JSON.parse(key) as [string, RowSearch];
    let isWanted = true;
    let isReading = false;
    const read = async () => {
      if (isReading) return;
      isReading = true;
      try {
        for (let page = first; page <= last && isWanted; page++) {
          const found = await diskRun(run).listRows(wanted, page * PAGE);
          if (!isWanted) return;
          setState((before) => {
            const pages = new Map(before.key === key ? before.pages : []).set(page, found.rows);
            return { key, count: found.count, pages };
          });
        }
      } catch {
        // The host cannot be reached, which the page shows; the next read tries again.
      } finally {
        isReading = false;
      }
    };
    void read();
    const timer = isLive ? setInterval(read, LIVE_MS) : undefined;
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [key, first, last, isLive]);

  const look = useCallback((from: number, to: number) => {
    setFirst(Math.floor(from / PAGE));
    setLast(Math.floor(to / PAGE));
  }, []);
  return { count: loaded.count, rowAt: (index) => loaded.pages.get(Math.floor(index / PAGE))?.[index % PAGE], look };
}
