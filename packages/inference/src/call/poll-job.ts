import { type InferenceError, JobError, ProviderOutputError } from '../contract/errors.ts';
import type { JobRequest, JobStep } from '../contract/job.ts';
import type { StartedCall } from '../request/started-call.ts';
import { errorInBody, holdsError, malformedResponse, readJson } from '../response/read-response.ts';
import type { CallContext } from '../transport/context.ts';
import { redactText } from '../transport/redact.ts';
import { send } from '../transport/send.ts';
import { wait } from '../transport/wait.ts';
import { timeoutError } from '../transport/watchdog.ts';
import { jobRequest } from './job-request.ts';

const GROWTH = 1.5;
const LONGEST_WAIT_MS = 5_000;
/** Time for a request that is sent when the time of the job is up: the last poll, the cancellation. */
const LAST_REQUEST_MS = 5_000;

type PollStep = Extract<JobStep, { readonly type: 'poll' }>;

/** Follows a long job from its first response to its result. The adapter says what follows; time is kept here. */
export async function finishJob(first: unknown, started: StartedCall): Promise<unknown> {
  const { adapter } = started.route;
  if (!adapter.job) return first;
  const { context, call } = started;
  const { layer, deadline } = timeOfJob(started);
  let body = first;
  let lastRequest: JobRequest | undefined;
  let step = adapter.job(body, call, undefined);
  for (let attempt = 1; ; attempt++) {
    if (step.type === 'done') return step.body;
    if (step.type !== 'poll') throw jobError(step, body, lastRequest, started);
    const { request, status, progress, state } = step;
    lastRequest = request;
    context.emit?.({ type: 'poll', attempt, status, progress });
    try {
      checkLimit(step, attempt, started);
      const leftMs = deadline - context.clock.now();
      if (leftMs <= 0) throw outOfTime(layer, request, started);
      await wait(context, Math.min(delayMs(step, attempt), leftMs));
      body = await poll(request, deadline, started);
      step = adapter.job(body, call, state);
    } catch (error) {
      const isLate = context.clock.now() >= deadline;
      if (isLate || context.signal?.aborted) cancel(step, started);
      throw error;
    }
  }
}

/** The end of a job: that of `jobMs`, or of the call where the user has set `totalMs`. */
function timeOfJob({ context, options }: StartedCall): { readonly layer: 'job' | 'total'; readonly deadline: number } {
  const deadline = context.clock.now() + context.timeouts.jobMs;
  const isCallShorter = options.timeouts?.totalMs !== undefined && context.deadline < deadline;
  return isCallShorter ? { layer: 'total', deadline: context.deadline } : { layer: 'job', deadline };
}

/** Throws after the last poll that the provider's own limit allows, unless the caller has set a time. */
function checkLimit({ limit }: PollStep, attempt: number, { context, options: { timeouts } }: StartedCall): void {
  const isTimed = timeouts?.jobMs !== undefined || timeouts?.totalMs !== undefined;
  if (limit && !isTimed && attempt > limit.polls) {
    throw new ProviderOutputError(limit.message, { ...context.subject, layer: 'job' });
  }
}

function delayMs({ afterMs, growth = GROWTH }: PollStep, attempt: number): number {
  return Math.min(Math.max(LONGEST_WAIT_MS, afterMs), afterMs * growth ** (attempt - 1));
}

/** Polls once. At the deadline this happens a last time, because the job may have ended during the wait. */
async function poll(request: JobRequest, deadline: number, started: StartedCall): Promise<unknown> {
  const { context } = started;
  const limit = Math.max(deadline, context.clock.now() + LAST_REQUEST_MS);
  const wire = jobRequest(request, started);
  try {
    return await send(wire, { ...context, deadline: limit }, (opened) => readJson(opened, started));
  } catch (error) {
    const { malformedText } = request;
    if (!malformedText || !ProviderOutputError.is(error)) throw error;
    throw new ProviderOutputError(malformedText, { ...context.subject, cause: error });
  }
}

/** The error of a job that ended without a result. */
function jobError(
  step: Extract<JobStep, { readonly type: 'failed' | 'malformed' }>,
  body: unknown,
  lastRequest: JobRequest | undefined,
  started: StartedCall,
): InferenceError {
  const { route, call, context } = started;
  if (step.type === 'failed') {
    const { adapter, provider } = route;
    const reason = redactText(step.reason, context.secrets).slice(0, 500);
    return new JobError(`${provider.label} ${adapter.label ?? call.task} task failed: ${reason}`, context.subject);
  }
  if (holdsError(body)) return errorInBody(body, started);
  if (lastRequest?.malformedText) return new ProviderOutputError(lastRequest.malformedText, context.subject);
  return malformedResponse(started, step.why);
}

function outOfTime(layer: 'job' | 'total', request: JobRequest, started: StartedCall): InferenceError {
  const { context } = started;
  const limitMs = layer === 'job' ? context.timeouts.jobMs : context.timeouts.totalMs;
  return Object.assign(timeoutError(context, layer, limitMs), { job: jobRequest(request, started).url });
}

/** Cancels the job, with one short attempt whose outcome does not matter. */
function cancel(step: JobStep, started: StartedCall): void {
  if (step.type !== 'poll' || !step.cancel) return;
  const { context } = started;
  const once: CallContext = {
    ...context,
    signal: undefined,
    timeouts: { ...context.timeouts, headersMs: LAST_REQUEST_MS },
    retry: { ...context.retry, attempts: 1 },
    deadline: context.clock.now() + LAST_REQUEST_MS,
  };
  send(jobRequest(step.cancel, started), once, (opened) => opened.close()).catch(() => undefined);
}
