import type { Storage } from '../database/open-storage.ts';
import { useStorage } from '../database/storage-context.tsx';
import type { Connection } from '../services/connection.ts';
import { useHub } from '../services/hub-context.tsx';
import { useSession } from '../state/sessions.tsx';
import { createJobs, type Jobs } from './create-jobs.ts';

/** Returns the jobs of the workbench, which go on whatever page is shown. */
export function useJobs(): Jobs {
  return useSession(openJobs, useHub().connection, useStorage());
}

function openJobs(connection: Connection, storage: Storage): Jobs {
  return createJobs(connection, storage);
}
