import { useJobs } from './use-jobs.ts';

/** Starts the jobs of this browser. */
export function ResumedJobs() {
  useJobs();
  return null;
}
