import { describe, expect, it } from 'vitest';
import type { AnyAdapter, Call } from '../../inference/src/contract/adapter.ts';
import { PROVIDERS_BY_ID } from '../../inference/src/providers/providers.gen.ts';
import type { Path, ResultAt } from '../src/call/snippet-call.ts';
import { listJobs } from '../src/response-places.ts';
import { RESPONSES } from '../src/responses.ts';

interface Cell {
  readonly provider: string;
  readonly task: string;
  readonly adapter: AnyAdapter;
}

const cells: readonly Cell[] = Object.values(PROVIDERS_BY_ID).flatMap(({ id, tasks }) =>
  Object.entries<AnyAdapter>(tasks).map(([task, adapter]) => ({ provider: id, task, adapter })),
);
const jobs = cells.filter(({ adapter }) => adapter.job);
const media = cells.filter(({ adapter }) => adapter.type === 'media');

/** A call as adapters see it, as far as their jobs and results read it. */
function callOf({ provider, task }: Cell, model = 'owner/model'): Call {
  const mapping = { provider, providerId: model, hfModelId: 'acme/model', task, status: 'live' };
  const call = { task, input: {}, model, mapping, isStream: false, isRouted: true, outputType: 'blob', uploads: {} };
  // Only what these functions read.
  return call as unknown as Call;
}

function responsesOf({ provider, task }: Cell) {
  const responses = RESPONSES[provider];
  if (!responses) throw new Error(`Add ${provider} to packages/snippets/src/responses.ts, for ${task}`);
  return responses;
}

describe('responses that snippets read', () => {
  it.each(jobs)('has the job of $provider for $task', (cell) => {
    expect(listJobs(responsesOf(cell)).filter(({ tasks }) => tasks.includes(cell.task))).toHaveLength(1);
  });

  it.each(Object.entries(RESPONSES))('names no job that %s does not have', (provider, responses) => {
    const { results } = responses;
    const own = jobs.filter((cell) => cell.provider === provider).map(({ task }) => task);
    expect(
      listJobs(responses)
        .flatMap(({ tasks }) => tasks)
        .toSorted(),
    ).toEqual(own.toSorted());
    const files = media.filter((cell) => cell.provider === provider).map(({ task }) => task);
    expect(files).toEqual(expect.arrayContaining(Object.keys(results)));
  });

  it.each(jobs)('follows the states of $provider for $task as the client does', (cell) => {
    const job = listJobs(responsesOf(cell)).find(({ tasks }) => tasks.includes(cell.task));
    if (!job) throw new Error(`${cell.provider} has no job`);
    const { adapter } = cell;
    const call = callOf(cell);
    const ticket = job.ticket('job1');
    const first = adapter.job?.(ticket, call, undefined);
    expect(first?.type).toBe('poll');
    const state = first?.type === 'poll' ? first.state : undefined;
    expect(valueAt(ticket, job.id)).toContain('job1');
    const after = (status: string) => adapter.job?.(withValueAt(ticket, job.status, status), call, state);
    for (const status of job.failed) expect(after(status)?.type, status).toBe('failed');
    for (const status of job.done) {
      const step = after(status);
      const isOver = step?.type === 'done' || (step?.type === 'poll' && step.afterMs === 0);
      expect(isOver, status).toBe(true);
    }
    expect(after('ANOTHER_STATE')).toMatchObject({ type: 'poll' });
    expect(job.intervalSeconds * 1000).toBeGreaterThanOrEqual(first?.type === 'poll' ? first.afterMs : 0);
  });

  it.each(media)('finds the file of $provider for $task where the client does', (cell) => {
    for (const model of ['owner/model', 'fal-ai/stable-audio']) {
      const place = cell.provider === 'hf-inference' ? undefined : RESPONSES[cell.provider]?.results[cell.task];
      const at = typeof place === 'function' ? place(model) : (place ?? { form: 'bytes' });
      expect(mediaOf(cell, bodyWith(at), model)).toEqual(fileAt(at));
    }
  });
});

function mediaOf({ adapter, provider, task }: Cell, body: unknown, model: string): unknown {
  const checked = adapter.response['~standard'].validate(body);
  if (checked instanceof Promise || checked.issues)
    throw new Error(`${provider} ${task} does not read ${JSON.stringify(body)}`);
  return adapter.type === 'media'
    ? adapter.media(checked.value, callOf({ provider, task, adapter }, model))
    : undefined;
}

const blob = new Blob(['x']);

function bodyWith(at: ResultAt): unknown {
  return at.form === 'bytes' ? blob : nested(at.at, at.form);
}

function fileAt({ form }: ResultAt): unknown {
  if (form === 'bytes') return { blob };
  return { [form]: form };
}

function nested(path: Path, value: unknown): unknown {
  return path.reduceRight((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);
}

function valueAt(object: object, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), object);
}

function withValueAt(object: object, [key = '', ...path]: Path, value: string): object {
  return { ...object, [key]: path.length === 0 ? value : withValueAt(Object(Reflect.get(object, key)), path, value) };
}
