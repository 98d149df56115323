import { useStorage } from '../database/storage-context.tsx';
import { useHub } from '../services/hub-context.tsx';
import { useSession } from '../state/sessions.tsx';
import { createJobs, type Jobs } from './create-jobs.ts';

/** Returns the jobs of the workbench, which go on whatever page is shown. */
export function useJobs(): Jobs {
  return useSession(createJobs, useHub().connection, useStorage());
}
