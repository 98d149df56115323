import type { JobEntry, JobState } from '../../background-jobs/job-entry.ts';

/** The states that the page can be narrowed to. */
export const JOB_STATES = ['running', 'paused', 'failed', 'done', 'canceled'] as const satisfies readonly JobState[];

export const STATE_LABELS: Readonly<Record<JobState, string>> = {
  running: 'Running',
  paused: 'Paused',
  failed: 'Failed',
  done: 'Done',
  canceled: 'Canceled',
};

/** The state of the page in its address. */
export interface JobsSearch {
  /** @default all */
  readonly state?: JobState | undefined;
  /** Words in the prompt, the model or the task. */
  readonly q?: string | undefined;
}

/** Reads the search parameters; invalid ones are dropped. */
export function readJobsSearch({ state, q }: Readonly<Record<string, unknown>>): JobsSearch {
  const known = JOB_STATES.find((name) => name === state);
  return { ...(known && { state: known }), ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }) };
}

/** The jobs that are asked for, the newest first, without deleted ones. */
export function findJobs(entries: Iterable<JobEntry>, { state, q = '' }: JobsSearch): readonly JobEntry[] {
  const words = q.toLowerCase();
  return [...entries]
    .filter((entry) => entry.hiddenAt === undefined && (state === undefined || entry.state === state))
    .filter(({ title, task, spec }) => `${title} ${task} ${spec.model}`.toLowerCase().includes(words))
    .sort((a, b) => b.at - a.at);
}
