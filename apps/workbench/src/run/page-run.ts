import type { Storage } from '../database/open-storage.ts';
import type { Entry } from '../database/schema.ts';
import { MAX_KEPT } from './kept-run.ts';

/** Something that a page ran which is more than one call: an evaluation, a fault run. It is kept among the runs, and holds no token. */
export interface PageRun extends Entry {
  readonly schema: 1;
  readonly kind: 'evaluation' | 'fault';
  readonly task: string;
  /** Time of its start in ms since 1970. */
  readonly at: number;
  readonly title: string;
  readonly model: string;
  /** Address that shows it again. */
  readonly to: string;
  readonly state: 'running' | 'done' | 'failed' | 'stopped';
  /** Its outcome in a few words: `3 of 4 answered`. */
  readonly note: string;
  /** True if a part of its calls failed. */
  readonly hasFailures?: boolean;
  /** What its page shows it by, in the format of that page. */
  readonly kept?: unknown;
}

/** How a run of a page has ended. */
export type PageRunEnd = Pick<PageRun, 'note' | 'hasFailures' | 'kept'> & {
  readonly state: 'done' | 'failed' | 'stopped';
};

/** Beginning of the names of the locks that running ones hold. */
const LOCK = 'hubkit-run:';

/** Lists a run of a page until it ends, and with its end, and takes the oldest ones of its kind away. A tab that is closed meanwhile gives its lock back: it runs no more. */
export async function keepPageRun(
  storage: Pick<Storage, 'put' | 'listRuns' | 'remove'>,
  run: Omit<PageRun, 'schema' | 'state' | 'note'>,
  ended: Promise<PageRunEnd>,
): Promise<void> {
  const entry: PageRun = { ...run, schema: 1, state: 'running', note: '' };
  const follow = async () => {
    await storage.put('runs', entry);
    return ended;
  };
  // A browser without locks has one tab.
  const locks = globalThis.navigator?.locks;
  const end = await (locks ? locks.request(LOCK + run.id, follow) : follow());
  // Whoever counts the running ones reads again with this: the lock is given back by then.
  await storage.put('runs', { ...entry, ...end } as PageRun);
  const kept = (await storage.listRuns(run.task)).flatMap((each) => readPageRun(each) ?? []);
  const old = kept
    .filter(({ kind }) => kind === run.kind)
    .sort((a, b) => b.at - a.at)
    .slice(MAX_KEPT);
  if (old.length > 0) await storage.remove('runs', ...old.map(({ id }) => id));
}

/** Reads a stored entry; undefined for another one. */
export function readPageRun(stored: Entry): PageRun | undefined {
  const { schema, kind, title, to } = stored as Partial<PageRun>; // Imports may be damaged.
  const isOne = schema === 1 && (kind === 'evaluation' || kind === 'fault');
  return isOne && typeof title === 'string' && typeof to === 'string' ? (stored as PageRun) : undefined;
}

/** Ids of the runs of pages that a tab of this browser still works on. */
export async function runningPageRuns(): Promise<ReadonlySet<string>> {
  const held = (await globalThis.navigator?.locks?.query())?.held ?? [];
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}
