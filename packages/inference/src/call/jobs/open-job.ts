import { authMode, cleanToken } from '../../contract/credentials.ts';
import { InputError, ProviderOutputError } from '../../contract/errors.ts';
import type { JobRequest, JobStep } from '../../contract/job.ts';
import type { Job } from '../../contract/job-handle.ts';
import type { MediaOptions } from '../../contract/options.ts';
import type { OutputType } from '../../contract/output-type.ts';
import type { Provider } from '../../contract/provider.ts';
import { type Checked, type Issue, issueText, members } from '../../contract/schema.ts';
import { PROVIDER_REGISTRY } from '../../providers/provider-registry.gen.ts';
import { CallState } from '../../request/call-state.ts';
import { extendRoute, extraSecrets } from '../../request/extend-route.ts';
import { isListed } from '../../request/job-address.ts';
import type { ClientState } from '../../routing/client-state.ts';
import { findById } from '../../routing/provider-registry.ts';
import { refuseMetadataHosts } from '../../routing/refuse-metadata-hosts.ts';
import { requireAdapter, unmappedEntry } from '../../routing/resolve-provider.ts';
import { isRouted, providerBase } from '../../routing/urls.ts';
import { callContext } from '../run-steps.ts';
import { TASK_STEPS } from '../task-steps.ts';
import { jobRequest } from './job-request.ts';
import { withJobSubject } from './poll-job.ts';

type PollStep = Extract<JobStep, { readonly type: 'poll' }>;

/** Options of a job that was submitted before. */
export interface JobOptions<O extends OutputType = 'blob'> extends MediaOptions<O> {
  /** Hub token (`hf_…`) for a job that was submitted through the router, API key of the provider for others. */
  readonly accessToken?: string | undefined;
  /** The provider of the job, where it was passed as an object when the job was submitted. */
  readonly provider?: Provider | undefined;
}

/** A job that was submitted before, ready to be polled or cancelled. */
export interface OpenedJob {
  readonly job: Job;
  /** The next poll. */
  readonly step: PollStep;
  readonly started: CallState;
}

/** Checks a stored job and its addresses, and makes the call that goes on with it. Nothing is sent. */
export async function openJob(value: unknown, options: JobOptions<OutputType>, state: ClientState): Promise<OpenedJob> {
  const job = readJob(value);
  const { task, model, providerModel } = job;
  const { accessToken, provider: given, outputType = 'blob', ...callOptions } = options;
  refuseMetadataHosts(options.endpoints);
  options.signal?.throwIfAborted();
  const token = cleanToken(accessToken);
  const credentials = { token, mode: authMode(token, options.includeCredentials) };
  const provider = given ?? (await findById(job.provider, PROVIDER_REGISTRY).load());
  if (provider.id !== job.provider) {
    throw new InputError(`This is a job of ${job.provider}, and the option \`provider\` is ${provider.id}.`);
  }
  if (isRouted(provider, credentials.mode) !== job.isRouted) {
    throw new InputError(
      job.isRouted
        ? 'This job was submitted through the router of the hub: pass a hub token (hf_…) as `accessToken`.'
        : `This job was submitted to ${provider.label} directly: pass its API key as \`accessToken\`, not a hub token.`,
    );
  }
  const mapping = unmappedEntry(provider, task, model, providerModel);
  const route = extendRoute({ provider, adapter: requireAdapter(provider, task), mapping }, callOptions, token);
  const started = new CallState({
    task,
    args: { accessToken, model },
    options: callOptions,
    line: TASK_STEPS,
    state,
  });
  started.credentials = credentials;
  started.route = route;
  const context = callContext(started, token);
  started.context = { ...context, secrets: [...context.secrets, ...extraSecrets(callOptions)] };
  started.context.subject = { provider: provider.id, task, model };
  started.call = {
    task,
    // The input stays where the job was submitted: it may be large, or private.
    input: {} as never,
    isStream: false,
    outputType,
    uploads: {},
    model: providerModel,
    mapping,
    isRouted: job.isRouted,
  };
  const step = firstPoll(job, started);
  started.request = checkedRequest(job, step, started);
  return { job, step, started: withJobSubject(job, started) };
}

/** The step that the ticket leads to, as if it had just been received. */
function firstPoll(job: Job, { route: { adapter, provider }, call }: CallState): PollStep {
  const step = adapter.job?.(job.ticket, call, undefined);
  if (step?.type === 'poll') return step;
  const why = step?.type === 'malformed' ? step.why : 'it leads to no poll';
  throw new InputError(`The ticket of this job is not one of ${provider.label} ${job.task}: ${why}.`);
}

/** The first request of the job. Throws for a job that names other hosts than those of its provider. */
function checkedRequest(job: Job, step: PollStep, opening: CallState): CallState['request'] {
  for (const request of [step.request, ...(step.cancel ? [step.cancel] : [])]) checkAddress(request, opening);
  const request = rebuildRequest(step.request, opening);
  const [submitted, present] = [new URL(job.urls.status).origin, new URL(request.url).origin];
  if (submitted === present) return request;
  throw new InputError(
    `This job is at ${submitted}, but these options lead to ${present}: pass the \`endpoints\` of the call that submitted it, if you trust that address.`,
  );
}

function rebuildRequest(request: JobRequest, opening: CallState): CallState['request'] {
  try {
    return jobRequest(request, opening);
  } catch (error) {
    // Whatever is wrong with a stored job is wrong with an argument.
    throw ProviderOutputError.is(error) ? new InputError(`This job cannot be resumed. ${error.message}`) : error;
  }
}

/** Throws for an address on any host other than those of the provider, or the host of the base URL that replaces it. */
function checkAddress({ address, base: name }: JobRequest, { route, call, options }: CallState): void {
  if (address === undefined) return;
  const { provider } = route;
  const bases = [provider.baseUrl, ...Object.values(provider.bases ?? {}).map(({ url }) => url)];
  const present = providerBase(provider, call.isRouted, options.endpoints, name).url;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOwn = url && [present, ...bases].some((base) => new URL(base).origin === url.origin);
  if (isOwn || (url?.protocol === 'https:' && isListed(url, provider.hosts))) return;
  throw new InputError(
    `The job URL (${url ? url.origin : 'invalid'}) is not on a host of ${provider.label}. No request was sent.`,
  );
}

const job = members<Job>({
  version: 'number',
  id: 'string',
  provider: 'string',
  task: 'string',
  model: 'string',
  providerModel: 'string',
  isRouted: 'boolean',
  urls: 'object',
  ticket: 'object',
});

/** Checks a stored job; throws an InputError with the reason. */
function readJob(value: unknown): Job {
  const { version } = (value ?? {}) as Partial<Job>;
  if (typeof version === 'number' && version !== 1) {
    throw new InputError(
      `This job has version ${version}, and this release of @hubkit/inference reads version 1. Use the release that submitted it.`,
    );
  }
  // The schema has nothing to wait for.
  const checked = job['~standard'].validate(value) as Checked<Job>;
  if (!checked.issues && URL.canParse(checked.value.urls.status)) return checked.value;
  const why = checked.issues ? issueText(checked.issues[0] as Issue) : 'expected a URL at $.urls.status';
  throw new InputError(`This is not a job: ${why}. Pass what \`job\` of a call resolved to, or the same from JSON.`);
}
