import { ProviderOutputError } from '../../contract/errors.ts';
import { importLazily } from '../../contract/import-lazily.ts';
import type { JobRequest, JobStep } from '../../contract/job.ts';
import type { Job } from '../../contract/job-handle.ts';
import { type CallState, changedCall } from '../../request/call-state.ts';
import { readJson } from '../../response/read-response.ts';
import type { CallContext } from '../../transport/context.ts';
import { notify } from '../../transport/notify.ts';
import { send } from '../../transport/send.ts';
import { timeoutError } from '../../transport/timeout-error.ts';
import { wait } from '../../transport/wait.ts';
import { jobRequest } from './job-request.ts';

const GROWTH = 1.5;
const LONGEST_WAIT_MS = 5_000;
/** Time for the last poll, which is sent when the time of the job is up. */
const LAST_POLL_MS = 5_000;
/** Requests for one state. High, so that a paid job survives an outage of a few seconds. */
const POLL_ATTEMPTS = 6;

type PollStep = Extract<JobStep, { readonly type: 'poll' }>;

/** The body with the result of a call, and the call with its job. */
export interface FinishedJob {
  readonly body: unknown;
  readonly started: CallState;
}

/** Follows the job that the first response of a call may have started. The adapter decides the next step. */
export async function finishJob(first: unknown, started: CallState): Promise<FinishedJob> {
  const { adapter } = started.route;
  const step = adapter.job?.(first, started.call, undefined) ?? { type: 'done', body: first };
  if (step.type !== 'poll') return { body: await resultOrThrow(step, first, undefined, started), started };
  const { createJob } = await importLazily('long jobs', () => import('./create-job.ts'));
  const job = createJob(step, started);
  if (!job) return { body: await followJob(step, started), started };
  started.context.emit?.({ type: 'job', job });
  started.onJob?.(job);
  const following = withJobSubject(job, started);
  return { body: await followJob(step, following), started: following };
}

/** Returns the call with its job in every error. */
export function withJobSubject(job: Job, started: CallState): CallState {
  const { context } = started;
  return changedCall(started, { context: { ...context, subject: { ...context.subject, job } } });
}

/** Polls a job until it ends, and returns the body that has the result. Time is kept here. */
export async function followJob(first: PollStep, started: CallState): Promise<unknown> {
  const { context, options } = started;
  const time = timeOfJob(started);
  let step = first;
  for (let attempt = 1; ; attempt++) {
    report(step, attempt, started);
    let polled: { readonly body: unknown; readonly next: JobStep };
    try {
      polled = await nextStep(step, attempt, time, started);
    } catch (error) {
      const isOver = context.clock.now() >= time.deadline || context.signal?.aborted;
      if (isOver && !options.keepJob) abandon(step, started);
      throw error;
    }
    const { body, next } = polled;
    if (next.type !== 'poll') return resultOrThrow(next, body, step.request, started);
    step = next;
  }
}

function report({ status, progress }: PollStep, attempt: number, { context, options }: CallState): void {
  context.emit?.({ type: 'poll', attempt, status, progress });
  if (options.onProgress) {
    notify('onProgress', options.onProgress, { ...progress, status, job: context.subject.job });
  }
}

/** The end of a job: that of `jobMs`, or of the call where the user has set `totalMs`. */
interface JobTime {
  readonly layer: 'job' | 'total';
  readonly deadline: number;
}

function timeOfJob({ context, options }: CallState): JobTime {
  const deadline = context.clock.now() + context.timeouts.jobMs;
  const isCallShorter = options.timeouts?.totalMs !== undefined && context.deadline < deadline;
  return isCallShorter ? { layer: 'total', deadline: context.deadline } : { layer: 'job', deadline };
}

/** Waits, polls and returns the step that follows. */
async function nextStep(step: PollStep, attempt: number, { layer, deadline }: JobTime, started: CallState) {
  const { context, route, call } = started;
  checkLimit(step, attempt, started);
  const leftMs = deadline - context.clock.now();
  if (leftMs <= 0) throw timeoutError(context, layer, context.timeouts[`${layer}Ms`]);
  await wait(context, Math.min(delayMs(step, attempt), leftMs));
  const body = await poll(step.request, deadline, started);
  // Only the `job` of an adapter makes steps.
  return { body, next: route.adapter.job?.(body, call, step.state) as JobStep };
}

/** Throws after the last poll that the provider's own limit allows, unless the caller has set a time. */
function checkLimit({ limit }: PollStep, attempt: number, { context, options: { timeouts } }: CallState): void {
  const isTimed = timeouts?.jobMs !== undefined || timeouts?.totalMs !== undefined;
  if (limit && !isTimed && attempt > limit.polls) {
    throw new ProviderOutputError(limit.message, { ...context.subject, layer: 'job' });
  }
}

function delayMs({ afterMs, growth = GROWTH }: PollStep, attempt: number): number {
  return Math.min(Math.max(LONGEST_WAIT_MS, afterMs), afterMs * growth ** (attempt - 1));
}

/** Polls once. At the deadline this happens a last time, because the job may have ended during the wait. */
async function poll(request: JobRequest, deadline: number, started: CallState): Promise<unknown> {
  const { context } = started;
  const limit = Math.max(deadline, context.clock.now() + LAST_POLL_MS);
  const wire = jobRequest(request, started);
  try {
    return await send(wire, { ...context, deadline: limit, retry: pollRetry(context, limit) }, (opened) =>
      readJson(opened, started),
    );
  } catch (error) {
    const { malformedText } = request;
    if (!malformedText || !ProviderOutputError.is(error)) throw error;
    throw new ProviderOutputError(malformedText, { ...context.subject, cause: error });
  }
}

/** The retry policy of a poll: more attempts, and every wait that the service asks for until the deadline. */
function pollRetry({ retry, clock }: CallContext, deadline: number): CallContext['retry'] {
  if (retry.attempts <= 1) return retry;
  return {
    ...retry,
    attempts: Math.max(retry.attempts, POLL_ATTEMPTS),
    maxRetryAfterMs: Math.max(retry.maxRetryAfterMs, deadline - clock.now()),
  };
}

/** Returns the body with the result of a job that has ended; throws the error of one that has none. */
async function resultOrThrow(
  step: Exclude<JobStep, PollStep>,
  body: unknown,
  lastRequest: JobRequest | undefined,
  started: CallState,
): Promise<unknown> {
  if (step.type === 'done') return step.body;
  const { jobError } = await importLazily('the error', () => import('./job-error.ts'));
  throw jobError(step, body, lastRequest, started);
}

/** Cancels an abandoned job with one short attempt, and ignores the outcome. */
function abandon({ cancel }: PollStep, started: CallState): void {
  if (!cancel) return;
  const { context } = started;
  const once: CallContext = {
    ...context,
    signal: undefined,
    timeouts: { ...context.timeouts, headersMs: LAST_POLL_MS },
    retry: { ...context.retry, attempts: 1 },
    deadline: context.clock.now() + LAST_POLL_MS,
  };
  send(jobRequest(cancel, started), once, (opened) => opened.close()).catch(() => undefined);
}
