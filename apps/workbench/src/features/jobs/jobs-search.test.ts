import { expect, it } from 'vitest';
import type { JobEntry } from '../../background-jobs/job-entry.ts';
import { findJobs, readJobsSearch } from './jobs-search.ts';

const job = (id: string, at: number, change: Partial<JobEntry> = {}) =>
  ({
    id,
    at,
    state: 'done',
    title: 'A lighthouse',
    task: 'text-to-video',
    spec: { model: 'a/Wan' },
    ...change,
  }) as JobEntry;

it('drops what is no search parameter', () => {
  expect(readJobsSearch({ state: 'failed', q: 'wan', x: 1 })).toEqual({ state: 'failed', q: 'wan' });
  expect(readJobsSearch({ state: 'lost', q: 3 })).toEqual({});
});

it('finds jobs by state and words, the newest first, and none that is deleted', () => {
  const jobs = [
    job('1', 1),
    job('2', 2, { state: 'failed' }),
    job('3', 3, { hiddenAt: 9 }),
    job('4', 4, { title: 'A dog' }),
  ];
  const ids = (search: Parameters<typeof findJobs>[1]) => findJobs(jobs, search).map(({ id }) => id);
  expect(ids({})).toEqual(['4', '2', '1']);
  expect(ids({ state: 'failed' })).toEqual(['2']);
  expect(ids({ q: 'LIGHT' })).toEqual(['2', '1']);
  expect(ids({ q: 'wan' })).toEqual(['4', '2', '1']);
});
