import { useEffect, useState } from 'react';
import { loadBulkWork } from './bulk-work.ts';
import type { KeptWork } from './kept-work.ts';

/** Period in ms of asking the host for its bulk runs, while one is running. */
const PERIOD_MS = 2000;

/** The bulk runs of the host, which are followed while one is running; read again for another `page`. */
export function useBulkWork(page = ''): readonly KeptWork[] | undefined {
  const [work, setWork] = useState<readonly KeptWork[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what reads again.
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      const next = await loadBulkWork();
      if (!isCurrent) return;
      setWork(next);
      if (next.some(({ state }) => state === 'running')) timer = setTimeout(() => void load(), PERIOD_MS);
    };
    void load();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [page]);
  return work;
}
