import { useRouterState } from '@tanstack/react-router';
import type { Storage } from '../database/open-storage.ts';
import { useStored } from '../database/use-stored.ts';
import { runningPageRuns } from '../run/page-run.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { useBulkWork } from '../work-list/bulk-work.ts';
import styles from './page-nav.module.css';

const STORES = ['jobs', 'runs'] as const;

/** The number of runs that are under way: long ones, evaluations, fault runs and bulk runs. Nothing where there are none. */
export function RunningCount() {
  const here = useStored(countRunning, STORES) ?? 0;
  // A bulk run may have been started on its page, or have ended meanwhile.
  const page = useRouterState({
    select: ({ location }) => (/bulk|batch/.test(location.pathname) ? location.pathname : ''),
  });
  const bulk = useBulkWork(page)?.entries.filter(({ state }) => state === 'running').length ?? 0;
  const count = here + bulk;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count}
      <span className="visually-hidden"> running</span>
    </span>
  );
}

/** Counts the runs of this browser: those that a provider works on, and those of pages. */
async function countRunning(storage: Storage): Promise<number> {
  // The database is not needed for the first paint.
  await whenIdle();
  const [jobs, pageRuns] = await Promise.all([storage.list('jobs'), runningPageRuns()]);
  const running = jobs.filter((job) => Reflect.get(job, 'state') === 'running' && !Reflect.get(job, 'hiddenAt'));
  return running.length + pageRuns.size;
}
