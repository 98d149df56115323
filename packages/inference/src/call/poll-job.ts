import { JobError, ProviderOutputError } from '../contract/errors.ts';
import type { JobStep } from '../contract/job.ts';
import type { StartedCall } from '../request/started-call.ts';
import { errorInBody, holdsError, readJson } from '../response/read-response.ts';
import type { CallContext } from '../transport/context.ts';
import { send } from '../transport/send.ts';
import { wait } from '../transport/wait.ts';
import { timeoutError } from '../transport/watchdog.ts';
import { jobRequest } from './job-request.ts';

const GROWTH = 1.5;
const LONGEST_WAIT_MS = 5_000;
const CANCEL_MS = 5_000;

/** Follows a long job from its first answer to its result. The adapter says what to ask next; time is kept here. */
export async function finishJob(first: unknown, started: StartedCall): Promise<unknown> {
  const { route, call, context: callContext } = started;
  const { adapter } = route;
  if (!adapter.job) return first;
  const { clock, timeouts, signal } = callContext;
  const deadline = clock.now() + timeouts.jobMs;
  // A job lasts as long as it is allowed to; the limit of a single call is no measure for it.
  const context = { ...callContext, deadline };
  let answer = first;
  let step = adapter.job(answer, call, undefined);
  for (let attempt = 1; ; attempt++) {
    if (step.type === 'done') return step.body;
    if (step.type === 'malformed') {
      throw holdsError(answer) ? errorInBody(answer, started) : new ProviderOutputError(step.message, context.subject);
    }
    if (step.type === 'failed') throw new JobError(step.message, context.subject);
    const { request, afterMs, status, state } = step;
    const wire = jobRequest(request, started);
    context.emit?.({ type: 'poll', attempt, status });
    try {
      const delayMs = Math.min(Math.max(LONGEST_WAIT_MS, afterMs), afterMs * GROWTH ** (attempt - 1));
      if (clock.now() + delayMs > deadline) {
        throw Object.assign(timeoutError(context, 'job', timeouts.jobMs), { job: wire.url });
      }
      await wait(context, delayMs);
      answer = await send(wire, context, (opened) => readJson(opened, started)).catch(unreadable);
      step = adapter.job(answer, call, state);
    } catch (error) {
      if (signal?.aborted || context.clock.now() >= deadline || isJobTimeout(error)) cancel(step, started);
      throw error;
    }
  }
}

/** What cannot be read is the adapter's to judge, which knows what it had asked for. */
function unreadable(error: unknown): undefined {
  if (!ProviderOutputError.is(error)) throw error;
}

function isJobTimeout(error: unknown): boolean {
  return error instanceof Object && Reflect.get(error, 'layer') === 'job';
}

/** Asks the provider to stop, once and for a short time, whatever becomes of it. */
function cancel(step: JobStep, started: StartedCall): void {
  if (step.type !== 'poll' || !step.cancel) return;
  const { context } = started;
  const timeouts = { ...context.timeouts, headersMs: CANCEL_MS };
  const once: CallContext = {
    ...context,
    signal: undefined,
    timeouts,
    retry: { ...context.retry, attempts: 1 },
    deadline: context.clock.now() + CANCEL_MS,
  };
  send(jobRequest(step.cancel, started), once, (opened) => opened.close()).catch(() => undefined);
}
