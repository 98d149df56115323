import { useEffect, useState } from 'react';
import { useStorage } from '../database/storage-context.tsx';
import { LazyPart, latePart } from '../ui/lazy-part.tsx';
import { whenIdle } from '../ui/when-idle.ts';

const ResumedJobs = latePart(async () => (await import('./resumed-jobs.tsx')).ResumedJobs);

/** Goes on with the jobs of before, on any page; its code is only loaded where there are some. */
export function BackgroundJobs() {
  const storage = useStorage();
  const [hasJobs, setHasJobs] = useState(false);
  useEffect(() => {
    // The database is not needed for the first paint.
    void whenIdle()
      .then(() => storage.list('jobs'))
      .then((entries) => setHasJobs(entries.some((entry) => Reflect.get(entry, 'state') === 'running')));
  }, [storage]);
  return <LazyPart>{hasJobs && <ResumedJobs />}</LazyPart>;
}
