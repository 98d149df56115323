import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStorage } from '../database/storage-context.tsx';
import { runningPageRuns } from '../run/page-run.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { useBulkWork } from '../work-list/use-bulk-work.ts';
import styles from './page-nav.module.css';

/** The number of runs that are under way: long ones, evaluations, fault runs and bulk runs. Nothing where there are none. */
export function RunningCount() {
  const here = useRunningHere();
  // A bulk run may have been started on its page, or have ended meanwhile.
  const page = useRouterState({
    select: ({ location }) => (/bulk|batch/.test(location.pathname) ? location.pathname : ''),
  });
  const bulk = useBulkWork(page)?.filter(({ state }) => state === 'running').length ?? 0;
  const count = here + bulk;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count}
      <span className="visually-hidden"> running</span>
    </span>
  );
}

/** Runs of this browser: those that a provider works on, and those of pages. */
function useRunningHere(): number {
  const storage = useStorage();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const [jobs, pageRuns] = await Promise.all([storage.list('jobs'), runningPageRuns()]);
      const running = jobs.filter((job) => Reflect.get(job, 'state') === 'running' && !Reflect.get(job, 'hiddenAt'));
      if (isCurrent) setCount(running.length + pageRuns.size);
    };
    const show = () => void read();
    // The database is not needed for the first paint.
    void whenIdle().then(show);
    const ends = (['jobs', 'runs'] as const).map((store) => storage.watchAll(store, show));
    return () => {
      isCurrent = false;
      for (const end of ends) end();
    };
  }, [storage]);
  return count;
}
