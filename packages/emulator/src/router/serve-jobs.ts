import { pause } from '../contract/pause.ts';
import { type Problem, ProblemError } from '../contract/problem.ts';
import type { Provider, TaskResponseContext } from '../dialect/provider.ts';
import type { AppContext } from '../http/app-env.ts';
import { problemResponse } from '../http/respond-to-problems.ts';
import type { JobFault, JobOutcome, JobSnapshot, JobSubmission } from '../jobs/job.ts';
import type { Job, JobResponse, JobRoute, JobsDialect } from '../jobs/jobs-dialect.ts';
import { isOwnAddress, postWebhook } from '../jobs/post-webhook.ts';
import type { AnyTask } from './any-task.ts';
import type { EmulatorState } from './state.ts';

/** The result of jobs that fail by a fault. */
const FAILURE: Problem = { status: 422, reason: 'other', message: 'The model ran out of memory.' };

/** The result of jobs that the content filter ends. */
const MODERATION: Problem = {
  status: 422,
  reason: 'content-policy',
  param: 'prompt',
  message: 'The content could not be processed.',
};

/** A request that becomes a job. */
export interface JobRequest {
  readonly provider: Provider;
  readonly task: AnyTask;
  readonly context: TaskResponseContext;
}

/** Submits a job. Its output is computed now; the job store reveals it later. */
export async function submitJob(c: AppContext, submission: JobRequest, state: EmulatorState): Promise<Response> {
  const { provider, context } = submission;
  const dialect = requireJobs(provider);
  const { request } = context;
  const order: JobSubmission = {
    id: dialect.id(context.id),
    providerId: provider.id,
    model: request.model,
    modelName: request.modelName,
    input: request.body,
    outcome: await runJob(submission, dialect),
    fault: takeFault(c),
  };
  const webhook = readWebhook(c, dialect, order);
  const submitted = state.jobs.submit(order);
  if (webhook !== undefined) void callWebhook(c, { provider, dialect, id: order.id, address: webhook }, state);
  const wantedMs = dialect.holdMs?.(request.headers, request.model) ?? 0;
  const holdMs = Math.min(wantedMs, state.holdMs);
  if (holdMs === 0) return respond(dialect.submit(createJobView(c, provider, submitted)));
  await pause(Math.min(holdMs, state.jobs.untilEnd(order.id)), c.req.raw.signal);
  const held = state.jobs.find(order.id) ?? submitted;
  return respond(dialect.submit(createJobView(c, provider, held, { isHeld: true })));
}

/** The address to call at the end of a job, which has to be on this machine. */
function readWebhook(c: AppContext, { webhook }: JobsDialect, { input }: JobSubmission): string | undefined {
  const query = new URL(c.req.url).searchParams;
  // The body of the request is the input of the job.
  const address = webhook?.address({ query, body: input as Readonly<Record<string, unknown>> });
  if (address === undefined || isOwnAddress(address)) return address;
  const message = 'The emulator posts webhooks to addresses of this machine only.';
  throw new ProblemError({ status: 422, reason: 'invalid-field', param: 'webhook', message });
}

/** Calls an address once a job has ended. */
async function callWebhook(
  c: AppContext,
  call: { readonly provider: Provider; readonly dialect: JobsDialect; readonly id: string; readonly address: string },
  state: EmulatorState,
): Promise<void> {
  const { provider, dialect, id, address } = call;
  // The request that has submitted it is over by then.
  await pause(Math.max(1, state.jobs.untilEnd(id)), new AbortController().signal);
  const job = state.jobs.find(id);
  if (job && dialect.webhook)
    await postWebhook(address, await dialect.webhook.write(createJobView(c, provider, job), Date.now()));
}

/** Responds to a request about a job. */
export function serveJob(
  c: AppContext,
  { provider, route, id }: { readonly provider: Provider; readonly route: JobRoute; readonly id: string },
  state: EmulatorState,
): Response {
  const fault = takeFault(c);
  const known = state.jobs.find(id, fault);
  if (known?.providerId !== provider.id)
    throw new ProblemError({ status: 404, reason: 'unknown-job', param: id, message: 'Request not found' });
  const isCancelled = route.isCancel === true && state.jobs.cancel(id);
  const job = (route.isPoll ? state.jobs.poll(id, fault) : state.jobs.find(id, fault)) ?? known;
  return respond(route.write(createJobView(c, provider, job, { isCancelled })));
}

/** The fault selected for this request; asking for it marks the request as one about a job. */
function takeFault(c: AppContext): JobFault {
  c.set('isAboutJob', true);
  return c.get('jobFault') ?? {};
}

async function runJob({ task, context }: JobRequest, dialect: JobsDialect): Promise<JobSubmission['outcome']> {
  try {
    const output = await task.run(task.dialect.read(context.request), context.request.model);
    // Written once per form, so that its files are stored once.
    const body = task.dialect.write(output, context);
    return ({ hasFiles }): JobOutcome => ({
      type: 'output',
      body: hasFiles ? body : task.dialect.write(Object.assign({}, output, { files: [] }), context),
    });
  } catch (error) {
    if (!(error instanceof ProblemError) || dialect.validatesAt !== 'result') throw error;
    const { problem } = error;
    return () => ({ type: 'problem', problem });
  }
}

/** Result of a request about a job. */
interface JobRequestOutcome {
  readonly isHeld?: boolean;
  readonly isCancelled?: boolean;
}

function createJobView(
  c: AppContext,
  provider: Provider,
  snapshot: JobSnapshot,
  { isHeld = false, isCancelled = false }: JobRequestOutcome = {},
): Job {
  const { outcome, fault, ...job } = snapshot;
  const dialect = requireJobs(provider);
  const result = outcome({ hasFiles: fault.without !== 'files' });
  const problem = result.type === 'problem' ? result.problem : fault.state === 'moderated' ? MODERATION : FAILURE;
  const base = fault.origin ?? c.get('url').baseUrl;
  const hasFailed = job.state === 'failed';
  return {
    ...job,
    id: fault.without === 'id' ? undefined : job.id,
    status: job.state === 'unknown' ? 'DREAMING' : dialect.states[job.state],
    output: job.state === 'succeeded' && result.type === 'output' ? result.body : undefined,
    problem: hasFailed ? problem : undefined,
    failure: hasFailed ? provider.formatProblem(problem, c.req) : undefined,
    query: new URL(c.req.url).searchParams,
    isHeld,
    isCancelled,
    url: (path) => base + path.replace('{id}', job.id),
  };
}

function requireJobs({ id, jobs }: Provider): JobsDialect {
  if (!jobs) throw new Error(`${id} has tasks that become jobs: its provider file needs \`jobs\`.`);
  return jobs;
}

function respond({ status = 200, body, headers }: JobResponse): Response {
  return problemResponse({ status, body, ...(headers ? { headers } : {}) });
}
