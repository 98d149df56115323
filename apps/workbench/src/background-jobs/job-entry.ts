import type { Job } from '@hubkit/inference';
import type { Entry } from '../database/schema.ts';
import type { Failure } from '../run/failure.ts';
import { titleOfCall } from '../run/kept-run.ts';
import type { Run, RunSpec } from '../run/run.ts';
import type { RunReport } from '../run/run-report.ts';

/**
 * State of a stored job. `running`: polled by a tab, or soon to be; `paused`: not tracked until the user resumes it;
 * `canceled`: stopped at its provider.
 */
export type JobState = 'running' | 'paused' | 'done' | 'failed' | 'canceled';

/** A long call as it is kept: everything to go on with it after a reload. It holds no token. */
export interface JobEntry extends Entry {
  readonly schema: 1;
  readonly task: string;
  /** The prompt, or another short name. */
  readonly title: string;
  readonly spec: RunSpec;
  /** Id of the service that it runs at. */
  readonly service: string;
  /** Plain data to resume it. */
  readonly ticket: Job;
  readonly state: JobState;
  readonly progress?: Run['progress'];
  /** Time of its start in ms since 1970. */
  readonly at: number;
  readonly updatedAt: number;
  /** The result; a provider's address would expire, so it is kept itself. */
  readonly output?: unknown;
  readonly failure?: Failure;
  readonly report?: RunReport;
  /** Time of its deletion in ms since 1970. */
  readonly hiddenAt?: number | undefined;
}

const STATES: Readonly<Record<Run['status'], JobState>> = {
  waiting: 'running',
  streaming: 'running',
  job: 'running',
  done: 'done',
  failed: 'failed',
  // Leaving a call does not end its job.
  stopped: 'paused',
};

/** The entry of a run; undefined for a run without a job. `before` is the entry that the run goes on with. */
export function createEntry(run: Run, now: number, before?: JobEntry): JobEntry | undefined {
  if (!run.job) return undefined;
  const { progress, output, failure, report } = run;
  const { id, at, title } = before ?? {
    id: run.id,
    at: run.startedAt,
    title: titleOfCall(run.spec.task, run.spec.args),
  };
  return {
    id,
    schema: 1,
    task: run.spec.task,
    title,
    spec: run.spec,
    service: run.serviceId,
    ticket: run.job,
    state: STATES[run.status],
    at,
    updatedAt: now,
    ...((progress ?? before?.progress) && { progress: progress ?? before?.progress }),
    ...(output !== undefined && { output }),
    ...(failure && { failure }),
    // A job that was resumed was sent by an earlier run: it took since then.
    ...(report && { report: before && run.id !== id ? { ...report, totalMs: now - at } : report }),
  };
}

/** Reads a stored entry; undefined if it is invalid. */
export function readJobEntry(stored: Entry | undefined): JobEntry | undefined {
  const entry = stored as Partial<JobEntry> | undefined; // Stored under the name of this store; imports may be damaged.
  return entry?.schema === 1 && entry.ticket && entry.spec && entry.state ? (entry as JobEntry) : undefined;
}

/** What the state of a job is called on pages. */
export const STATE_LABELS: Readonly<Record<JobState, string>> = {
  running: 'Running',
  paused: 'Paused',
  failed: 'Failed',
  done: 'Done',
  canceled: 'Canceled',
};

/** Groups failed jobs by what went wrong, the most frequent first. */
export function groupFailures(entries: readonly JobEntry[]) {
  const groups = new Map<string, readonly JobEntry[]>();
  for (const entry of entries) {
    if (entry.state !== 'failed') continue;
    const cause = [entry.failure?.title ?? 'Failed', entry.failure?.provider].filter(Boolean).join(' · ');
    groups.set(cause, [...(groups.get(cause) ?? []), entry]);
  }
  return [...groups].map(([cause, of]) => ({ cause, entries: of })).sort((a, b) => b.entries.length - a.entries.length);
}
