import { describe, expect, it } from 'vitest';
import { type JobSubmission, jobTimes } from './job.ts';
import { createJobStore } from './job-store.ts';

const model = { hubId: 'a/b', providerId: 'b', task: 'text-to-image' };
const order = (id: string, more: Partial<JobSubmission> = {}): JobSubmission => ({
  id,
  providerId: 'acme',
  model,
  modelName: 'b',
  input: {},
  outcome: () => ({ type: 'output', body: {} }),
  fault: {},
  ...more,
});

describe('a job', () => {
  it('moves on with time, with progress and logs', () => {
    let now = 1000;
    const store = createJobStore({ now: () => now, times: jobTimes(undefined, 100) });
    expect(store.submit(order('one'))).toMatchObject({ state: 'queued', progress: 0, logs: [], createdAt: 1000 });
    now = 1150;
    expect(store.poll('one')).toMatchObject({ state: 'running', progress: 0.5, startedAt: 1100 });
    expect(store.poll('one')?.logs).toEqual([{ message: 'Running b', at: 1100 }]);
    now = 1200;
    expect(store.find('one')).toMatchObject({ state: 'succeeded', progress: 1, finishedAt: 1200 });
    expect(store.find('one')?.logs).toHaveLength(2);
  });

  it('moves on with every poll where no time passes, and never by looking', () => {
    const store = createJobStore({ now: () => 0, times: jobTimes(undefined, 0) });
    store.submit(order('one'));
    expect(store.find('one')?.state).toBe('queued');
    expect([1, 2, 3, 4].map(() => store.poll('one')?.state)).toEqual(['queued', 'running', 'succeeded', 'succeeded']);
  });

  it('waits behind the earlier jobs of its provider, and not behind those of others', () => {
    let now = 0;
    const store = createJobStore({ now: () => now, times: jobTimes(undefined, 100) });
    store.submit(order('one'));
    store.submit(order('other', { providerId: 'another' }));
    now = 50;
    expect(store.submit(order('two')).queuePosition).toBe(1);
    now = 120;
    expect(store.find('two')).toMatchObject({ state: 'queued', queuePosition: 0 });
  });

  it('ends after two steps, and at once where no time passes', () => {
    let now = 0;
    const store = createJobStore({ now: () => now, times: jobTimes(undefined, 100) });
    store.submit(order('one'));
    now = 30;
    expect(store.untilEnd('one')).toBe(170);
    const instant = createJobStore({ now: () => 0, times: jobTimes(undefined, 0) });
    instant.submit(order('one'));
    expect([instant.untilEnd('one'), instant.find('one')?.state]).toEqual([0, 'succeeded']);
  });

  it('is cancelled until it has ended', () => {
    let now = 0;
    const store = createJobStore({ now: () => now, times: jobTimes(undefined, 100) });
    store.submit(order('one'));
    now = 150;
    expect(store.cancel('one')).toBe(true);
    now = 500;
    expect(store.find('one')).toMatchObject({ state: 'cancelled', finishedAt: 150 });
    expect([store.cancel('one'), store.cancel('none')]).toEqual([false, false]);
  });

  it('has a time for the queue and one for its work', () => {
    let now = 0;
    const store = createJobStore({ now: () => now, times: jobTimes({ queuedMs: 300, runningMs: 0 }, 100) });
    store.submit(order('one'));
    now = 299;
    expect(store.find('one')?.state).toBe('queued');
    now = 300;
    expect(store.find('one')?.state).toBe('succeeded');
    const slow = createJobStore({ now: () => now, times: jobTimes({ queuedMs: 0, runningMs: 400 }, 100) });
    slow.submit(order('one'));
    now = 500;
    expect(slow.find('one')).toMatchObject({ state: 'running', progress: 0.5 });
    expect(slow.untilEnd('one')).toBe(200);
  });

  it('expires some time after it has ended', () => {
    let now = 0;
    const store = createJobStore({ now: () => now, times: jobTimes({ keptMs: 1000 }, 100) });
    for (const id of ['one', 'cancelled']) store.submit(order(id));
    store.submit(order('stuck', { fault: { state: 'queued' } }));
    store.cancel('cancelled');
    now = 1001;
    expect([store.find('one')?.state, store.poll('cancelled')]).toEqual(['succeeded', undefined]);
    now = 1201;
    expect([store.find('one'), store.poll('one')]).toEqual([undefined, undefined]);
    const instant = createJobStore({ now: () => now, times: jobTimes({ keptMs: 1000 }, 0) });
    instant.submit(order('one'));
    now = 9000;
    expect(['queued', 'running']).toEqual([1, 2].map(() => instant.poll('one')?.state));
    expect(instant.poll('one')).toBeUndefined();
  });

  it('fails with its outcome, or by a fault of its submission or of one request', () => {
    const store = createJobStore({ now: () => 0, times: jobTimes(undefined, 0) });
    const problem = { status: 422, reason: 'invalid-field', message: 'no' } as const;
    store.submit(order('wrong', { outcome: () => ({ type: 'problem', problem }) }));
    store.submit(order('failing', { fault: { state: 'failed' } }));
    store.submit(order('fine'));
    store.submit(order('moderated', { fault: { state: 'moderated' } }));
    store.submit(order('stopped', { fault: { state: 'cancelled' } }));
    store.submit(order('expired', { fault: { state: 'expired' } }));
    const ends = ['wrong', 'failing', 'moderated', 'stopped', 'expired', 'fine'].map((id) =>
      [1, 2, 3].map(() => store.poll(id)?.state).at(-1),
    );
    expect(ends).toEqual(['failed', 'failed', 'failed', 'cancelled', undefined, 'succeeded']);
    expect(store.find('fine', { state: 'queued' })?.state).toBe('queued');
    expect(store.find('fine')?.state).toBe('succeeded');
  });
});
