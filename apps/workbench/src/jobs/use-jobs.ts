import type { Connection } from '../hub/connection.ts';
import { useHub } from '../hub/hub-context.tsx';
import type { Storage } from '../storage/open-storage.ts';
import { useStorage } from '../storage/storage-context.tsx';
import { useSession } from '../store/sessions.tsx';
import { createJobs, type Jobs } from './create-jobs.ts';

/** Returns the jobs of the workbench, which go on whatever page is shown. */
export function useJobs(): Jobs {
  return useSession(openJobs, useHub().connection, useStorage());
}

function openJobs(connection: Connection, storage: Storage): Jobs {
  return createJobs(connection, storage);
}
