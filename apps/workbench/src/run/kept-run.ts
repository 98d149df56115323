import type { Storage } from '../database/open-storage.ts';
import type { Entry } from '../database/schema.ts';
import { shortTitle } from '../ui/short-title.ts';
import type { Run } from './run.ts';

/** A run of a task as it is kept: its call with the files, and its result. It holds no token. */
export interface KeptRun extends Entry {
  readonly schema: 1;
  readonly task: string;
  /** Time of its start in ms since 1970. */
  readonly at: number;
  /** The run without its events. */
  readonly run: Run;
  /** Set for a run of a model's page. @default the form of the task */
  readonly from?: 'model';
}

/** The entry of a run that has ended. */
export function keptRun(run: Run): KeptRun {
  return { id: run.id, schema: 1, task: run.spec.task, at: run.startedAt, run: { ...run, events: [] } };
}

/** Number of runs that are kept of a task. */
export const MAX_KEPT = 24;

/** Keeps a run, and takes the oldest ones of its task away. */
export async function keepRun(storage: Pick<Storage, 'put' | 'listRuns' | 'remove'>, entry: KeptRun): Promise<void> {
  await storage.put('runs', entry);
  const kept = (await storage.listRuns(entry.task)).flatMap((each) => readKeptRun(each) ?? []);
  const old = kept.sort((a, b) => b.at - a.at).slice(MAX_KEPT);
  if (old.length > 0) await storage.remove('runs', ...old.map(({ id }) => id));
}

/** Reads a stored entry; undefined if it is invalid. */
export function readKeptRun(stored: Entry | undefined): KeptRun | undefined {
  const entry = stored as Partial<KeptRun> | undefined; // Stored under the name of this store; imports may be damaged.
  return entry?.schema === 1 && entry.run?.spec?.args !== undefined && Array.isArray(entry.run.events)
    ? (entry as KeptRun)
    : undefined;
}

/** A short name of a call: its prompt, else the name of its file, else its task. */
export function titleOfCall(task: string, args: Readonly<Record<string, unknown>>): string {
  const { inputs, parameters } = args as { readonly inputs?: unknown; readonly parameters?: { prompt?: unknown } };
  const parts = isPlainObject(inputs) ? Object.values(inputs) : [inputs];
  const text = [...parts, parameters?.prompt].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  const file = parts.find((value) => value instanceof File);
  return shortTitle(text ?? file?.name ?? task);
}

/** True for the several inputs of a call, such as a question and its context; false for a file. */
function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
