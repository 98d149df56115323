import type { Jobs } from '../background-jobs/create-jobs.ts';
import type { Storage } from '../database/open-storage.ts';
import type { Entry, StoreName } from '../database/schema.ts';
import type { KeptWork } from './kept-work.ts';

type Kept = Pick<Storage, 'get' | 'put' | 'remove'>;

/** True for an entry that this browser keeps; a bulk run is files on the host. */
export function isOwn({ id }: Pick<KeptWork, 'id'>): boolean {
  return !id.startsWith('bulk ');
}

/** True for an entry whose name is its own; a template has that of its source. */
export function canRename(work: Pick<KeptWork, 'id'>): boolean {
  return isOwn(work) && parsePlace(work).store !== 'templates';
}

/** Gives an entry another name. */
export async function renameWork(storage: Kept, jobs: Jobs, work: KeptWork, title: string): Promise<void> {
  const { store, id } = parsePlace(work);
  if (store === 'jobs') return jobs.rename(id, title);
  // A chat is renamed by the user, not after its first message.
  await change(storage, store, id, { title, ...(store === 'chats' && { isNamed: true }) });
}

/** Takes an entry off all lists; the returned function brings it back. */
export async function removeWork(storage: Kept, jobs: Jobs, work: KeptWork): Promise<() => Promise<void>> {
  const { store, id } = parsePlace(work);
  if (store === 'jobs') {
    const undo = jobs.remove(id);
    // The form of its task lists it, too.
    const bringBack = await takeOut(storage, id);
    return async () => {
      undo();
      await bringBack();
    };
  }
  if (store === 'runs') return takeOut(storage, id);
  await change(storage, store, id, { hiddenAt: Date.now() });
  return () => change(storage, store, id, { hiddenAt: undefined });
}

async function takeOut(storage: Kept, id: string): Promise<() => Promise<void>> {
  const entry = await storage.get('runs', id);
  await storage.remove('runs', id);
  return async () => {
    if (entry) await storage.put('runs', entry);
  };
}

async function change(storage: Kept, store: StoreName, id: string, fields: object): Promise<void> {
  const entry = await storage.get(store, id);
  // Only what every entry of these stores may have is changed.
  if (entry) await storage.put(store, { ...entry, ...fields } as never);
}

function parsePlace({ id }: Pick<KeptWork, 'id'>): { readonly store: StoreName; readonly id: Entry['id'] } {
  const place = id.indexOf(' ');
  return { store: id.slice(0, place) as StoreName, id: id.slice(place + 1) };
}
