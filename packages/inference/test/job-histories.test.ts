import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CallOptions, InferenceClient, InferenceError, type JobReport } from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { fakeFetch } from './support/fake-fetch.ts';
import { cancelJob, jobProvider } from './support/job-provider.ts';

const acme = jobProvider({ cancel: cancelJob });
const PNG_URL = 'data:image/png;base64,iVBORw==';
const MAPPING = { m: [{ provider: 'acme', providerId: 'm', hfModelId: 'm', task: 'text-to-image', status: 'live' }] };

/** One response to a poll. */
type Event =
  | { readonly type: 'state'; readonly state: string }
  | { readonly type: 'trouble'; readonly status: number; readonly retryAfterS?: number }
  | { readonly type: 'broken-connection' }
  | { readonly type: 'end'; readonly end: 'done' | 'failed' | 'malformed' | 'gone' };

/** The responses to the polls of a job; the last one is repeated for ever. */
interface History {
  readonly events: readonly Event[];
  readonly jobMs: number;
  /** Time of an abort in ms. */
  readonly abortMs: number | undefined;
}

const passing: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant('state' as const), state: fc.constantFrom('waiting', 'running', 'dreaming', '') }),
  fc.record(
    {
      type: fc.constant('trouble' as const),
      status: fc.constantFrom(408, 429, 500, 502, 503, 504),
      retryAfterS: fc.integer({ min: 0, max: 90 }),
    },
    { requiredKeys: ['type', 'status'] },
  ),
  fc.constant({ type: 'broken-connection' as const }),
);
const end: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant('end' as const), end: fc.constantFrom('done', 'failed', 'malformed', 'gone') }),
  fc.constant({ type: 'state' as const, state: 'waiting' }),
);
const histories: fc.Arbitrary<History> = fc.record({
  // More troubles in a row than attempts end a call, so there are states between them.
  events: fc
    .tuple(fc.array(passing, { maxLength: 12 }), end)
    .map(([events, last]) => [...events.filter((event, at) => at % 5 === 4 || event.type === 'state' || at % 2), last]),
  jobMs: fc.integer({ min: 1, max: 400_000 }),
  abortMs: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
});

function respond(event: Event): Response {
  switch (event.type) {
    case 'state':
      return Response.json({ state: event.state });
    case 'trouble': {
      const headers: HeadersInit = event.retryAfterS === undefined ? {} : { 'retry-after': `${event.retryAfterS}` };
      return Response.json({ error: 'try later' }, { status: event.status, headers });
    }
    case 'broken-connection':
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) });
    case 'end':
      return {
        done: () => Response.json({ state: 'ready', url: PNG_URL }),
        failed: () => Response.json({ state: 'broken', why: 'out of paint' }),
        malformed: () => Response.json({ state: 5 }),
        gone: () => Response.json({ error: 'no such job' }, { status: 404 }),
      }[event.end]();
  }
}

/** A service whose job has a history, and what it has seen of it. */
function serviceOf({ events }: History) {
  const given: Event[] = [];
  const fetch = fakeFetch(({ method }) => {
    if (method === 'POST') return Response.json({ id: '7' });
    if (method === 'DELETE') return Response.json({});
    const event = events[Math.min(given.length, events.length - 1)] as Event;
    given.push(event);
    return respond(event);
  });
  const count = (wanted: string) => fetch.seen.filter(({ method }) => method === wanted).length;
  return { fetch, given, count };
}

const ENDS = {
  done: PNG_URL,
  failed: expect.objectContaining({ code: 'JOB', message: 'Acme text-to-image task failed: out of paint' }),
  malformed: expect.objectContaining({ code: 'PROVIDER_OUTPUT' }),
  gone: expect.objectContaining({ code: 'PROVIDER_API' }),
};

/** Runs a history from its submission on; the last event that the service gave decides what the result has to be. */
async function run(history: History, more: CallOptions = {}) {
  const service = serviceOf(history);
  const clock = createFakeClock(20);
  const reports: JobReport[] = [];
  const controller = new AbortController();
  const { jobMs, abortMs } = history;
  const client = new InferenceClient('key', {
    fetch: service.fetch,
    clock,
    mapping: MAPPING,
    random: () => 0.5,
    signal: controller.signal,
    timeouts: { jobMs },
    onProgress: (report) => reports.push(report),
    ...more,
  });
  // A file would be read by the platform, which the clock does not wait for.
  const call = client.textToImage({ provider: acme, model: 'm', inputs: 'a cat' }, { outputType: 'url' });
  if (abortMs !== undefined) clock.set(() => controller.abort('enough'), abortMs);
  const result: unknown = await clock.finish(call.catch((error: unknown) => error));
  const settledAt = clock.now();
  const requests = service.fetch.seen.length;
  await clock.advance(20_000);
  return { ...service, client, call, clock, reports, result, settledAt, requests };
}

describe('any history of a job', () => {
  it('ends in time, with one submission, as the service said', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const { jobMs, abortMs = Number.POSITIVE_INFINITY } = history;
        const { given, count, result, settledAt, requests, fetch, reports, call, clock } = await run(history);
        expect(count('POST')).toBe(1);
        // The last poll has five seconds.
        expect(settledAt).toBeLessThanOrEqual(Math.min(abortMs, jobMs + 5000));
        const last = given.at(-1);
        if (last?.type === 'end') expect(result).toEqual(ENDS[last.end]);
        else if (settledAt >= abortMs) expect(result).toBe('enough');
        else expect(settledAt >= jobMs || last?.type !== 'state', String(result)).toBe(true);
        // Only the cancellation follows, and only where nobody waits for the job any more.
        const code = InferenceError.is(result) ? result.code : undefined;
        const isLeft = result === 'enough' || code === 'TIMEOUT' || (settledAt >= jobMs && code === 'PROVIDER_API');
        if (code !== 'CONNECTION') expect(count('DELETE')).toBe(isLeft ? 1 : 0);
        expect(fetch.seen.length - requests).toBeLessThanOrEqual(count('DELETE'));
        const states = given.flatMap((event) => (event.type === 'state' ? [event.state] : []));
        expect(reports.slice(1).map(({ status }) => status)).toEqual(states.slice(0, Math.max(0, reports.length - 1)));
        expect((await call.job)?.id).toBe('7');
        expect(clock.pending).toBe(abortMs > settledAt + 20_000 && abortMs !== Number.POSITIVE_INFINITY ? 1 : 0);
      }),
      { numRuns: 60 },
    );
  });

  it('has the same end when another client resumes it anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(histories, fc.integer({ min: 1, max: 60_000 }), async (history, leftAt) => {
        const patient = { ...history, jobMs: 400_000, abortMs: leftAt };
        const { result, client, call, clock, count, given } = await run(patient, { keepJob: true });
        expect(count('DELETE')).toBe(0);
        if (result !== 'enough') return;
        const job = JSON.parse(JSON.stringify(await call.job));
        const resumed = client.resume(job, {
          provider: acme,
          signal: new AbortController().signal,
          outputType: 'url',
        });
        const final: unknown = await clock.finish(resumed.catch((error: unknown) => error));
        expect(count('POST')).toBe(1);
        const last = given.at(-1);
        if (last?.type === 'end') expect(final).toEqual(ENDS[last.end]);
        else expect(final).toMatchObject({ job });
      }),
      { numRuns: 20 },
    );
  });
});
