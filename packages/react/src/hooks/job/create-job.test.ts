import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/state-storage.ts';
import { createJob, type JobOptions } from './create-job.ts';

/** A gateway that runs one job: `done` gives it a result. */
function jobGateway() {
  const calls: string[] = [];
  let result: unknown;
  let failures = 0;
  const send = async (url: string, { method = 'GET', signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    calls.push(`${method} ${url}`);
    if (failures-- > 0) throw new TypeError('Failed to fetch');
    if (method === 'POST') return Response.json({ id: 'j1', object: 'job' }, { status: 202 });
    if (method === 'DELETE') return Response.json({ id: 'j1', status: 'cancelled' });
    if (result !== undefined) return Response.json(result);
    return Response.json(
      { id: 'j1', provider_status: 'IN_PROGRESS', queue_position: 2, progress: 0.5 },
      { status: 202 },
    );
  };
  return {
    calls,
    options: { api: '/api/ai', fetch: send as typeof fetch },
    done: (value: unknown) => {
      result = value;
    },
    fail: (times: number) => {
      failures = times;
    },
  };
}

describe('a job over a gateway', () => {
  it('is followed with its progress until the result', async () => {
    const { options, done, calls } = jobGateway();
    const store = createJob(options);
    const result = store.start('text-to-video', { model: 'm', inputs: 'A lighthouse' });
    await vi.waitFor(() =>
      expect(store.getState().progress).toEqual({ status: 'IN_PROGRESS', queuePosition: 2, fraction: 0.5 }),
    );
    expect(store.getState()).toMatchObject({ status: 'running', job: 'j1' });
    done({ frames: 3 });
    expect(await result).toEqual({ frames: 3 });
    expect(store.getState()).toMatchObject({ status: 'done', result: { frames: 3 } });
    expect(calls.slice(0, 2)).toEqual(['POST /api/ai/v1/tasks/text-to-video?wait=false', 'GET /api/ai/v1/jobs/j1']);
  });

  it('goes on after a reload, is followed once under StrictMode, and is forgotten after its end', async () => {
    const { options, done, calls } = jobGateway();
    const storage = memoryStorage();
    const before = createJob({ ...options, storage });
    const leave = before.connect();
    void before.start('text-to-video', {});
    await vi.waitFor(() => expect(storage.get('job')).toBe('j1'));
    leave();
    const polls = calls.length;
    const after = createJob({ ...options, storage });
    after.connect()();
    after.connect();
    await vi.waitFor(() => expect(after.getState().progress?.fraction).toBe(0.5));
    expect(calls.length - polls).toBeLessThanOrEqual(2);
    done('film');
    await vi.waitFor(() => expect(after.getState()).toMatchObject({ status: 'done', result: 'film' }));
    await vi.waitFor(() => expect(storage.get('job')).toBeUndefined());
    expect(before.getState().result).toBeUndefined();
  });

  it('outlives polls that fail, and can be resumed after too many of them', async () => {
    vi.useFakeTimers();
    try {
      const { options, done, fail } = jobGateway();
      const store = createJob(options);
      const first = store.start('text-to-video', {});
      await vi.advanceTimersByTimeAsync(100);
      fail(3);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(store.getState()).toMatchObject({ status: 'running' });
      fail(5);
      await vi.advanceTimersByTimeAsync(60_000);
      await first;
      expect(store.getState()).toMatchObject({ status: 'failed', failure: { code: 'connection', canRetry: true } });
      done('film');
      expect(await store.resume()).toBe('film');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is cancelled at the gateway', async () => {
    const { options, calls } = jobGateway();
    const store = createJob(options);
    const result = store.start('text-to-video', {});
    await vi.waitFor(() => expect(store.getState().job).toBe('j1'));
    await store.cancel();
    expect(await result).toBeUndefined();
    expect(store.getState()).toMatchObject({ status: 'cancelled' });
    expect(calls.at(-1)).toBe('DELETE /api/ai/v1/jobs/j1');
  });
});

describe('a job of a client', () => {
  const job = { id: 'j1', provider: 'fal-ai' };

  it('is started, stored, resumed and cancelled by the methods of the client', async () => {
    const seen: unknown[] = [];
    const client = {
      textToVideo(args: object, { keepJob }: { readonly keepJob: boolean }) {
        seen.push([args, keepJob]);
        return Object.assign(new Promise(() => {}), { job: Promise.resolve(job) });
      },
      async resume(stored: object) {
        seen.push(stored);
        return 'resumed';
      },
      async cancel(stored: object) {
        seen.push(stored);
      },
    };
    const storage = memoryStorage();
    const options: JobOptions = { client, storage };
    const store = createJob(options);
    void store.start('text-to-video', { model: 'm' });
    await vi.waitFor(() => expect(storage.get('job')).toEqual(job));
    const after = createJob(options);
    after.connect();
    await vi.waitFor(() => expect(after.getState()).toMatchObject({ status: 'done', result: 'resumed' }));
    await store.cancel();
    expect(seen).toEqual([[{ model: 'm' }, true], job, job]);
  });

  it('names the method that is missing', async () => {
    const store = createJob({ client: {} });
    await store.start('text-to-vidoe', {});
    expect(store.getState().failure).toMatchObject({
      message: expect.stringContaining('textToVidoe'),
      canRetry: false,
    });
  });
});
