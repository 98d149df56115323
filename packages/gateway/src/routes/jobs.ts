import type { CallOptions, Job, JobReport } from '@hubkit/inference';
import { type BegunCall, beginCall } from '../call/begin-call.ts';
import type { RequestContext } from '../call/context.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { jsonReply } from '../http/replies.ts';
import type { Route } from './route.ts';
import { toReply } from './tasks.ts';

/** `GET /v1/jobs/<id>`: the state of a job, or its result once it has one. `DELETE` cancels it. */
export const jobs: Route = { path: 'jobs/', methods: { GET: poll, DELETE: cancel } };

/** Shortest and longest wait for the result of a job, in seconds. */
const DEFAULT_WAIT_S = 1;
const LONGEST_WAIT_S = 30;

async function poll(visit: RequestContext): Promise<Outgoing> {
  const { parts, user, rest } = visit;
  const { job, model } = await parts.handles.verify(rest, user.id);
  const call = await beginCall(visit, { task: job.task, model, isRecorded: false });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const reply = await new Promise<Outgoing>((resolve, reject) => {
      let reports = 0;
      let last: JobReport | undefined;
      const respond = () => resolve(jsonReply(formatState(rest, last), 202));
      const onProgress = (report: JobReport) => {
        last = report;
        reports++;
        // The first report comes before the first poll. After that poll the result of a job that has ended takes a request more.
        if (reports === 2) timer = setTimeout(respond, waitMs(visit));
      };
      const options = { ...createOptions(call, job), onProgress, keepJob: true };
      parts.client.resume(job, options).then((result) => resolve(toReply(result)), reject);
    });
    call.end({});
    return reply;
  } catch (error) {
    call.end({ error });
    throw error;
  } finally {
    clearTimeout(timer);
    // The job goes on at its provider.
    call.cancel();
  }
}

/** Time for which a request for a job waits for its result: `?wait=` in seconds. */
function waitMs({ incoming: { target } }: RequestContext): number {
  const seconds = Number(new URLSearchParams(target.split('?')[1] ?? '').get('wait') ?? DEFAULT_WAIT_S);
  return Math.min(Math.max(seconds || DEFAULT_WAIT_S, DEFAULT_WAIT_S), LONGEST_WAIT_S) * 1000;
}

async function cancel(visit: RequestContext): Promise<Outgoing> {
  const { parts, user, rest } = visit;
  const { job, model } = await parts.handles.verify(rest, user.id);
  const call = await beginCall(visit, { task: job.task, model, isRecorded: false });
  try {
    await parts.client.cancel(job, createOptions(call, job));
    call.end({});
    return jsonReply({ id: rest, object: 'job', status: 'cancelled' });
  } catch (error) {
    call.end({ error });
    throw error;
  }
}

function formatState(id: string, { status, queuePosition, fraction }: Partial<JobReport> = {}): object {
  const reported = { provider_status: status, queue_position: queuePosition, progress: fraction };
  return { id, object: 'job', status: 'running', ...reported };
}

/** The options of a call of a job: with the key of the target that has started it. */
function createOptions(
  { target, options }: BegunCall,
  { provider }: Job,
): CallOptions & { readonly accessToken?: string } {
  const targets = [target, ...(target.fallbacks ?? [])];
  const started = targets.find((other) => other.provider === provider) ?? target;
  return { ...options, ...(started.accessToken !== undefined && { accessToken: started.accessToken }) };
}
