import {
  type CallEvent,
  type CallOptions,
  type InferenceClient,
  type Job,
  type JobReport,
  pickTaskInput,
} from '@hubkit/inference';
import { streamWithUsage } from '@hubkit/inference/models';
import { hubRouter } from '@hubkit/inference/prepare';
import type { Service } from '../host-config/host-config.ts';
import { readMessage } from '../ui/read-message.ts';
import { describeFailure } from './describe-failure.ts';
import type { Failure } from './failure.ts';
import { findProvider } from './find-provider.ts';
import type { Run, RunEvent, RunSpec } from './run.ts';
import { reportRun } from './run-report.ts';
import { type SentRequest, watchRequests } from './sent-requests.ts';
import { joinText, type WrittenText } from './written-text.ts';

/** The client's part of a run: everything but the page. */
export interface RunDependencies {
  readonly client: InferenceClient;
  readonly service: Pick<Service, 'label' | 'endpoints' | 'endpointUrl'>;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  /** Returns the time in ms since 1970, monotonic. */
  readonly now: () => number;
  /** Shows the state at the next frame, or at once. */
  readonly show: (change: Partial<Run>, when: 'soon' | 'now') => void;
  /** A job of an earlier call, to resume instead of calling anew. */
  readonly job?: Job | undefined;
  readonly policy?: RunPolicy | undefined;
  /** Called with each chunk, or with the result of a call that is not streamed. */
  readonly onChunk?: ((chunk: unknown) => void) | undefined;
}

/** Options of a call for its failures. */
export type RunPolicy = Pick<CallOptions, 'retry' | 'failover' | 'timeouts'>;

/** Number of events that are kept of a run; chunks past it are not listed. */
const MAX_EVENTS = 2000;
/** The attempts that the client makes by default. */
const MAX_ATTEMPTS = 3;

type Method = (args: object, options: CallOptions) => unknown;

/** Makes the call of a run and shows how it goes. Never rejects: a failure is a state of the run. */
export async function executeRun(spec: RunSpec, dependencies: RunDependencies): Promise<void> {
  const { show, now, signal } = dependencies;
  const sentAtMs = now();
  const events: RunEvent[] = [];
  const { service } = dependencies;
  let provider = dependencies.job?.provider ?? (service.endpointUrl === undefined ? spec.provider : service.label);
  let attempts = 1;
  let firstTokenAtMs: number | undefined;
  let firstTextAtMs: number | undefined;
  const add = joinText(spec.task);
  let written: WrittenText = { text: '', all: '' };

  const note = (type: RunEvent['type'], text: string, data?: unknown) => {
    if (events.length < MAX_EVENTS)
      events.push({ atMs: now() - sentAtMs, type, text, ...(data !== undefined && { data }) });
  };
  const onEvent = (event: CallEvent) => {
    if (event.type === 'request') {
      provider = findProvider(event.url, service.endpoints) ?? provider;
      note('request', `${event.method} ${event.url}`);
      show({ provider, retry: undefined, events: [...events], activeAt: now() }, 'now');
    } else if (event.type === 'response') {
      note('response', `${event.status}${event.requestId ? `, request id ${event.requestId}` : ''}`);
      show({ events: [...events], activeAt: now() }, 'soon');
    } else if (event.type === 'retry') {
      attempts += 1;
      note('retry', `attempt ${attempts} in ${Math.round(event.delayMs)} ms: ${readMessage(event.error)}`);
      show(
        { attempts, retry: { attempt: attempts, of: MAX_ATTEMPTS, dueAt: now() + event.delayMs }, events: [...events] },
        'now',
      );
    } else if (event.type === 'job') {
      note('job', `accepted as ${event.job.id}`);
      show({ status: 'job', job: event.job, events: [...events], activeAt: now() }, 'now');
    } else if (event.type === 'poll') {
      note('poll', event.status ?? 'polled', event.progress);
    } else if (event.type === 'failover') {
      note('failover', `${event.provider} (${event.reason}): ${readMessage(event.error)}`);
    } else note('warning', event.message);
  };
  const onProgress = ({ status, queuePosition, fraction, message, logs }: JobReport) =>
    show({ progress: { status, queuePosition, fraction, message, logs }, events: [...events], activeAt: now() }, 'now');
  const { fetch: request, find } = watchRequests(dependencies.fetch);
  const serverName = service.endpointUrl === undefined ? undefined : service.label;
  const options: CallOptions = {
    ...dependencies.policy,
    signal,
    fetch: request,
    onEvent,
    onProgress,
    keepJob: true,
  };
  const createReport = () =>
    reportRun({
      provider,
      model: spec.model,
      attempts,
      text: written.all || undefined,
      sentAtMs,
      firstTokenAtMs,
      firstTextAtMs,
      endedAtMs: now(),
      usage: written.usage,
    });
  const take = (chunk: unknown) => {
    written = add(chunk);
    dependencies.onChunk?.(chunk);
  };

  try {
    const call = start(spec, options, dependencies);
    if (!isIterable(call)) {
      const output = await call;
      take(output);
      note('end', 'done');
      return show({ status: 'done', output, text: written.text, events, report: createReport() }, 'now');
    }
    for await (const chunk of call) {
      note('chunk', '', chunk);
      take(chunk);
      if (written.all) firstTokenAtMs ??= now();
      if (written.text) firstTextAtMs ??= now();
      show({ status: 'streaming', text: written.text, events: [...events], activeAt: now() }, 'soon');
    }
    note('end', written.finishReason ?? 'done');
    const { text } = written;
    show({ status: 'done', text, output: text, events, report: createReport() }, 'now');
  } catch (error) {
    note('end', signal.aborted ? 'stopped' : readMessage(error));
    const last = { text: written.text, retry: undefined, events, report: createReport() };
    if (signal.aborted) show({ ...last, status: 'stopped' }, 'now');
    else {
      const failure = await withCommand(describeFailure(error, serverName), find);
      show({ ...last, status: 'failed', failure }, 'now');
    }
  }
}

/** Adds the command that sends the failed request again. What prints it is loaded then; a page that cannot load it does without. */
async function withCommand(
  failure: Failure,
  find: (request: Pick<SentRequest, 'method' | 'url'>) => SentRequest | undefined,
): Promise<Failure> {
  const { method, url } = failure;
  const sent = method !== undefined && url !== undefined ? find({ method, url }) : undefined;
  if (!sent) return failure;
  const curl = await import('./curl.ts').then(({ printCurl }) => printCurl(sent)).catch(() => undefined);
  return curl === undefined ? failure : { ...failure, curl };
}

function start(spec: RunSpec, options: CallOptions, { client, job, service }: RunDependencies): unknown {
  if (job) return client.resume(job, options);
  const name = spec.isStreamed ? `${spec.method}Stream` : spec.method;
  // True by the class `TaskMethods`, which has the method of every task; a name that is no method fails as a call.
  const method = client[name as keyof InferenceClient] as unknown as Method;
  // A server has no providers to choose from.
  const isRouted = spec.isRouted && service.endpointUrl === undefined;
  const provider = service.endpointUrl === undefined && { provider: isRouted ? hubRouter : spec.provider };
  // Arguments may come from a shared link or an imported file: the call goes where the connection of this page says.
  const args = { ...pickTaskInput(spec.task, spec.args), ...provider, model: spec.model };
  const callOptions = { ...options, ...(isRouted && { mapping: routerMapping(spec.model) }) };
  const send = (parameters: object) => method.call(client, { ...args, ...parameters }, callOptions);
  if (!spec.isStreamed || spec.task !== 'conversational') return send({});
  const target = `${spec.provider} ${spec.model}`;
  // The method of a stream returns its chunks.
  return streamWithUsage({ owner: client, target, send: send as (parameters: object) => AsyncIterable<unknown> });
}

/** The router takes the ids of the hub, which lists the other providers of a model only. */
function routerMapping(model: string): NonNullable<CallOptions['mapping']> {
  return {
    [model]: [{ provider: hubRouter.id, hfModelId: model, providerId: model, status: 'live', task: 'conversational' }],
  };
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
