import { TASKS, type TaskId } from '@hubkit/catalog';
import { createEmulator, EMULATOR_HUB_TOKEN, emulatedModel, emulatorProviderKey } from '@hubkit/emulator';
import { type CallOptions, InferenceClient, type Job, type JobPromise } from '@hubkit/inference';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import type { Provider } from '@hubkit/inference/provider-kit';
import { describe, expect, it } from 'vitest';
import { FAST_CLOCK, FAST_TIMEOUTS } from './fast-clock.ts';
import { sampleInput } from './task-samples/sample-input.ts';

const ORIGIN = 'http://127.0.0.1:1';

/** A task that a provider runs as a job. */
interface Cell {
  readonly name: string;
  readonly provider: string;
  readonly task: TaskId;
  readonly isRouted: boolean;
}

/** The provider object of an id. */
async function loadProvider(id: string): Promise<Provider> {
  const exports: Readonly<Record<string, unknown>> = await import(`@hubkit/inference/providers/${id}`);
  const [provider] = Object.values(exports);
  // The module of a provider exports nothing else.
  return provider as Provider;
}

const providers = await Promise.all(PROVIDERS.map(({ id }) => loadProvider(id)));
const cells = providers.flatMap(({ id, tasks }) =>
  Object.entries<{ readonly job?: unknown } | undefined>(tasks).flatMap(([task, adapter]) =>
    adapter?.job
      ? [true, false].map((isRouted): Cell => {
          const name = `${id} ${task}, ${isRouted ? 'routed' : 'direct'}`;
          // The keys of the table are tasks.
          return {
            name,
            provider: id,
            task: task as TaskId,
            isRouted,
          };
        })
      : [],
  ),
);

/** An emulator whose jobs move on with every poll and which holds no response, and clients of it. */
function setUp({ isRouted, provider }: Cell) {
  const emulator = createEmulator({ pace: 'instant', jobs: { holdMs: 0 } });
  const options: CallOptions = {
    endpoints: emulator.endpointsAt(ORIGIN),
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
    clock: FAST_CLOCK,
    timeouts: FAST_TIMEOUTS,
  };
  const key = isRouted ? EMULATOR_HUB_TOKEN : emulatorProviderKey(provider);
  return { emulator, key, client: (more: CallOptions = {}) => new InferenceClient(key, { ...options, ...more }) };
}

/** Submits a job as a user does, and leaves it alone as soon as it is there. */
async function submit({ provider, task }: Cell, client: (more: CallOptions) => InferenceClient): Promise<string> {
  const controller = new AbortController();
  const submitting = client({ signal: controller.signal, keepJob: true });
  const args = { ...sampleInput(task), provider, model: emulatedModel(provider, task).model };
  const call: JobPromise<unknown> = Reflect.apply(Reflect.get(submitting, TASKS[task].method), submitting, [args]);
  const job = await call.job;
  controller.abort('the tab is closed');
  await expect(call).rejects.toBe('the tab is closed');
  if (!job) throw new Error(`${provider} ${task} has no job`);
  return JSON.stringify(job);
}

describe('a job that another client resumes', () => {
  it('is there for several providers', () => {
    expect(new Set(cells.map(({ provider }) => provider)).size).toBeGreaterThan(3);
  });

  it.each(cells)('gives its result: $name', async (cell) => {
    const { emulator, key, client } = setUp(cell);
    const stored = await submit(cell, client);
    expect(stored).not.toContain(key);
    // What was sent and what the provider repeats of it stays out of the job.
    expect(stored.length).toBeLessThan(2000);
    const job: Job = JSON.parse(stored);
    expect(job).toMatchObject({ provider: cell.provider, task: cell.task, isRouted: cell.isRouted });
    expect(job.id).toMatch(/^[\w-]{8,}$/);
    const sent = emulator.exchanges().length;
    const result = await client().resume(job);
    expect(result).toBeTruthy();
    if (result instanceof Blob) expect(result.size).toBeGreaterThan(100);
    const later = emulator.exchanges().slice(sent);
    expect(later.map(({ method }) => method)).not.toContain('POST');
    expect(later.map(({ status }) => status)).not.toContain(404);
  });

  it.each(cells)('is cancelled where its provider can do that: $name', async (cell) => {
    const { client } = setUp(cell);
    const job: Job = JSON.parse(await submit(cell, client));
    const cancelled = client().cancel(job);
    if (!job.urls.cancel) return expect(cancelled).rejects.toMatchObject({ code: 'INPUT' });
    await cancelled;
    const error: unknown = await client({ retry: false })
      .resume(job)
      .catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/cancel/i);
  });
});
