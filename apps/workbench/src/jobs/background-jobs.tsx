import { lazy, Suspense, useEffect, useState } from 'react';
import { useStorage } from '../storage/storage-context.tsx';
import { readJobEntry } from './job-entry.ts';

const ResumedJobs = lazy(() => import('./resumed-jobs.tsx').then((module) => ({ default: module.ResumedJobs })));

/** Goes on with the jobs of before, on any page; its code is only loaded where there are some. */
export function BackgroundJobs() {
  const storage = useStorage();
  const [hasJobs, setHasJobs] = useState(false);
  useEffect(() => {
    void storage
      .list('jobs')
      .then((entries) => setHasJobs(entries.some((entry) => readJobEntry(entry)?.state === 'running')));
  }, [storage]);
  return <Suspense>{hasJobs && <ResumedJobs />}</Suspense>;
}
