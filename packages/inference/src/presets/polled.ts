import type { Call } from '../contract/adapter.ts';
import type { JobProgress, JobRequest, JobStep } from '../contract/job.ts';
import { type Issue, issueText, type Schema, validate } from '../contract/schema.ts';

/** A job that is polled until it is done: the provider's names of the states, and the requests. */
export interface PolledJob<Ticket, Update> {
  /** Schema of the first response. Its fields are stored to resume the job. */
  readonly ticket: Schema<Ticket>;
  /** Returns the id of the job. @default the member `id` of the ticket */
  id?(ticket: Ticket): string;
  /** Schema of the responses to polls. */
  readonly update: Schema<Update>;
  /** Returns the provider's name of the state. @default the member `status` */
  status?(update: Ticket | Update): string | undefined;
  /** States in which the result is there. Every other state is polled again: providers add states, and time ends the job. */
  readonly done: readonly string[];
  /** States in which there will be no result. */
  readonly failed: readonly string[];
  /** Returns the provider's own words for a failure. @default the state */
  reason?(update: Ticket | Update): string | null | undefined;
  /** Makes the request for the state; `poll` counts from 0. */
  next(ticket: Ticket, call: Call, poll: number): JobRequest;
  /** Makes the request for the result. @default the last response holds the result */
  result?(ticket: Ticket, call: Call): JobRequest;
  /** Makes the request that stops the job. */
  cancel?(ticket: Ticket, call: Call): JobRequest;
  progress?(update: Ticket | Update): JobProgress;
  /** Wait before the first poll, in ms. @default 500 */
  readonly afterMs?: number;
  /** Factor by which the wait grows with every poll, up to 5 s; 1 keeps a steady pace. @default 1.5 */
  readonly growth?: number;
  /** Most polls, and the message of the error after them. Timeouts of the call replace it. @default none */
  readonly limit?: Extract<JobStep, { readonly type: 'poll' }>['limit'];
}

/** Carried from one step to the next. */
interface PollState<Ticket> {
  readonly ticket: Ticket;
  readonly polls: number;
  readonly isResult: boolean;
}

/** Makes the `job` of an adapter: polls for the state, then, where it lies elsewhere, requests the result. */
export function polled<Ticket extends object, Update extends object>(job: PolledJob<Ticket, Update>) {
  return (body: unknown, call: Call, state: unknown): JobStep => {
    // Only this function makes the states that it is given.
    const previous = state as PollState<Ticket> | undefined;
    if (previous?.isResult) return { type: 'done', body };
    const checked = validate<Ticket | Update>(previous ? job.update : job.ticket, body);
    if (checked.issues) return { type: 'malformed', why: issueText(checked.issues[0] as Issue) };
    const update = checked.value;
    // The first response is a ticket by its schema.
    const ticket = previous?.ticket ?? (update as Ticket);
    const polls = previous?.polls ?? 0;
    const status = job.status ? job.status(update) : readStatus(update);
    if (status !== undefined && job.failed.includes(status)) {
      return { type: 'failed', reason: job.reason?.(update) || status };
    }
    const isDone = status !== undefined && job.done.includes(status);
    if (isDone && !job.result) return { type: 'done', body };
    // One literal without spread objects: snippets go through many jobs.
    return {
      type: 'poll',
      status,
      progress: job.progress?.(update),
      cancel: job.cancel?.(ticket, call),
      handle: { id: String(job.id?.(ticket) ?? Reflect.get(ticket, 'id')), ticket },
      request: isDone && job.result ? job.result(ticket, call) : job.next(ticket, call, polls),
      afterMs: isDone ? 0 : (job.afterMs ?? 500),
      growth: isDone ? undefined : job.growth,
      limit: isDone ? undefined : job.limit,
      state: { ticket, polls: isDone ? polls : polls + 1, isResult: isDone },
    };
  };
}

function readStatus(update: object): string | undefined {
  const status: unknown = Reflect.get(update, 'status');
  return typeof status === 'string' ? status : undefined;
}
