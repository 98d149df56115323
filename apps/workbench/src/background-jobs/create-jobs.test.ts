import type { Job } from '@hubkit/inference';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../database/memory-storage.ts';
import type { Run, RunSpec } from '../run/run.ts';
import type { RunHandle } from '../run/start-run.ts';
import type { Connection } from '../services/connection.ts';
import { createStore } from '../state/store.ts';
import { createJobs, type JobsDependencies } from './create-jobs.ts';
import { createEntry, groupFailures, type JobEntry } from './job-entry.ts';

const TICKET = { version: 1, id: 'j', provider: 'fal-ai', urls: { status: 's', cancel: 'c' } } as unknown as Job;
const SPEC: RunSpec = {
  task: 'text-to-video',
  method: 'textToVideo',
  provider: 'fal-ai',
  model: 'a/b',
  args: { inputs: 'A lighthouse' },
  isStreamed: false,
};

/** A run whose states the test sets. */
function createRun(id: string, job?: Job) {
  const first: Run = {
    id,
    spec: SPEC,
    serviceId: 'emulator',
    status: 'waiting',
    startedAt: 1,
    activeAt: 1,
    attempts: 1,
    text: '',
    events: [],
    ...(job && { job }),
  };
  const store = createStore<Run>(first);
  let end: (run: Run) => void = () => undefined;
  const ended = new Promise<Run>((resolve) => {
    end = resolve;
  });
  const to = (change: Partial<Run>) => {
    store.set((run) => ({ ...run, ...change }));
    if (change.status === 'done' || change.status === 'failed' || change.status === 'stopped') end(store.get());
  };
  const handle: RunHandle = { store, ended, stop: () => to({ status: 'stopped' }) };
  return { handle, to };
}

/** Tabs of one browser: they share storage and locks, and each has its jobs and its runs. */
function createBrowser() {
  const storage = createMemoryStorage();
  const queues = new Map<string, Promise<unknown>>();
  const locks = {
    async request(name: string, hold: () => Promise<unknown>) {
      const before = queues.get(name) ?? Promise.resolve();
      const held = before.then(hold);
      queues.set(name, held);
      return held;
    },
  } as unknown as JobsDependencies['locks'];
  const openTab = ({ service = 'emulator', hasToken = true } = {}) => {
    const runs: ReturnType<typeof createRun>[] = [];
    const canceled: Job[] = [];
    let entered = '';
    let present = service;
    const state = createStore({});
    const connection = {
      service: () => ({ id: present, ...(hasToken && { token: 'public' }) }),
      token: () => entered,
      store: state,
      client: async () => ({ cancel: async (job: Job) => void canceled.push(job) }),
    } as unknown as Connection;
    const start: JobsDependencies['start'] = (_connection, _spec, options) => {
      const run = createRun(`run${runs.length}`, options?.job);
      runs.push(run);
      return run.handle;
    };
    const jobs = createJobs(connection, storage, { start, now: () => 5, locks });
    return {
      jobs,
      runs,
      canceled,
      enterToken: (text: string) => {
        entered = text;
        state.set({});
      },
      choose: (id: string) => {
        present = id;
        state.set({});
      },
    };
  };
  return { storage, openTab };
}

const settled = async () => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};

/** A browser with one job, begun in a tab that was closed before its end: its lock is free again. */
async function withStoredJob(service = 'emulator') {
  const browser = createBrowser();
  const entry: JobEntry = {
    id: 'run',
    schema: 1,
    task: SPEC.task,
    title: 'A lighthouse',
    spec: SPEC,
    service,
    ticket: TICKET,
    state: 'running',
    at: 1,
    updatedAt: 1,
  };
  await browser.storage.put('jobs', entry);
  return browser;
}

describe('a long call', () => {
  it('is kept with its ticket as soon as it is a job, and with its result', async () => {
    const { storage, openTab } = createBrowser();
    const { jobs } = openTab();
    const { handle, to } = createRun('run');
    jobs.watch(handle);
    await settled();
    expect(await storage.list('jobs')).toEqual([]);
    to({ status: 'job', job: TICKET, progress: { queuePosition: 2 } });
    await settled();
    expect(await storage.get('jobs', 'run')).toMatchObject({
      state: 'running',
      ticket: TICKET,
      title: 'A lighthouse',
      progress: { queuePosition: 2 },
    });
    to({ status: 'done', output: new Blob(['video']) });
    await settled();
    expect(await storage.get('jobs', 'run')).toMatchObject({ state: 'done', output: expect.any(Blob) });
  });

  it('goes on after a reload, from its ticket', async () => {
    const { storage, openTab } = await withStoredJob();
    const { runs, jobs } = openTab();
    await settled();
    expect(runs[0]?.handle.store.get().job).toEqual(TICKET);
    runs[0]?.to({ status: 'done', output: 'result' });
    await settled();
    expect(await storage.get('jobs', 'run')).toMatchObject({ id: 'run', state: 'done', output: 'result' });
    expect(Object.keys(jobs.store.get().entries)).toEqual(['run']);
  });

  it('is among the runs of its task once it has ended, whichever tab brought it there, and keeps a new name', async () => {
    const { storage, openTab } = await withStoredJob();
    const { runs, jobs } = openTab();
    await settled();
    jobs.rename('run', 'The lamp');
    expect(await storage.listRuns('text-to-video')).toEqual([]);
    runs[0]?.to({ status: 'done', output: 'result' });
    await settled();
    expect(await storage.listRuns('text-to-video')).toMatchObject([{ id: 'run', at: 1, run: { output: 'result' } }]);
    expect(await storage.get('jobs', 'run')).toMatchObject({ title: 'The lamp', state: 'done' });
  });

  it('is polled by one tab, and by the next when that one is done without an end', async () => {
    const { openTab } = await withStoredJob();
    const first = openTab();
    const second = openTab();
    await settled();
    expect([first.runs.length, second.runs.length]).toEqual([1, 0]);
    first.runs[0]?.to({ status: 'done', output: 1 });
    await settled();
    expect(second.runs).toEqual([]);
    expect(second.jobs.store.get().entries.run?.state).toBe('done');
  });

  it('waits for its service and for a token', async () => {
    const { openTab } = await withStoredJob('hub');
    const { jobs, runs, enterToken, choose } = openTab({ hasToken: false });
    await settled();
    const entry = jobs.store.get().entries.run;
    expect(entry && jobs.waitsFor(entry)).toBe('service');
    choose('hub');
    expect(entry && jobs.waitsFor(entry)).toBe('token');
    await settled();
    expect(runs).toEqual([]);
    enterToken('hf_token');
    await settled();
    expect(runs).toHaveLength(1);
    expect(JSON.stringify(jobs.store.get())).not.toContain('hf_token');
  });

  it('that is left goes on where it was; one that is canceled ends at its provider', async () => {
    const { storage, openTab } = await withStoredJob();
    const { jobs, runs, canceled } = openTab();
    await settled();
    runs[0]?.handle.stop();
    await settled();
    expect(await storage.get('jobs', 'run')).toMatchObject({ state: 'paused' });
    jobs.resume('run');
    await settled();
    expect(runs).toHaveLength(2);
    await jobs.cancel('run');
    await settled();
    expect(canceled).toEqual([TICKET]);
    expect(await storage.get('jobs', 'run')).toMatchObject({ state: 'canceled' });
  });

  it('that cannot be canceled is no longer watched', async () => {
    const { storage, openTab } = createBrowser();
    const { jobs, canceled } = openTab();
    const { handle, to } = createRun('run');
    jobs.watch(handle);
    to({ status: 'job', job: { ...TICKET, urls: { status: 's' } } });
    await settled();
    await jobs.cancel('run');
    await settled();
    expect(canceled).toEqual([]);
    expect(await storage.get('jobs', 'run')).toMatchObject({ state: 'paused' });
  });

  it('comes back on the list after Undo', async () => {
    const { openTab } = await withStoredJob();
    const { jobs } = openTab();
    await settled();
    const undo = jobs.remove('run');
    expect(jobs.store.get().entries.run?.hiddenAt).toBe(5);
    undo();
    expect(jobs.store.get().entries.run?.hiddenAt).toBeUndefined();
  });
});

it('groups failures by cause, the most frequent first', () => {
  const failed = (id: string, title: string) =>
    ({ id, state: 'failed', failure: { title, provider: 'p' } }) as unknown as JobEntry;
  const done = { id: 'd', state: 'done' } as unknown as JobEntry;
  const groups = groupFailures([failed('1', 'Cut'), done, failed('2', 'Too many'), failed('3', 'Too many')]);
  expect(groups.map(({ cause, entries }) => `${cause}: ${entries.map(({ id }) => id)}`)).toEqual([
    'Too many · p: 2,3',
    'Cut · p: 1',
  ]);
});

it('counts the whole time of a job that was resumed', () => {
  const report = { provider: 'fal-ai', model: 'a/b', attempts: 1, totalMs: 2, isEstimated: false };
  const { handle } = createRun('first', TICKET);
  const before = createEntry(handle.store.get(), 10);
  const resumed = createRun('second', TICKET).handle.store.get();
  expect(createEntry({ ...resumed, status: 'done', report }, 9001, before)).toMatchObject({
    id: 'first',
    report: { totalMs: 9000 },
  });
});
