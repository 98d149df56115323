import type { TaskId } from '@hubkit/task-types';
import type { CallPromise, CallStream } from '../contract/call-response.ts';
import type { EmbedManyArgs } from '../contract/embed-many-args.ts';
import type { Job, JobCallPromise, JobPromise } from '../contract/job-handle.ts';
import type { CallOptions, MediaOptions } from '../contract/options.ts';
import type { OutputType } from '../contract/output-type.ts';
import type { Parsed, ResponseFormat } from '../contract/response-format.ts';
import type { Args, CallTargets, TaskResult } from '../contract/task-functions.ts';
import type { StreamOutput, StreamTaskId } from '../contract/task-types.ts';
import type { FormattedRunToolsArgs, RunToolsArgs, ToolRun } from '../contract/tool.ts';
import type { CallSteps } from '../request/call-state.ts';
import type { ClientState } from '../routing/client-state.ts';
import { checkChatArguments, checkOptions } from './check-options.ts';
import { createClientState } from './create-client-state.ts';
import type { JobOptions } from './jobs/open-job.ts';
import { cancelJob, resumeJob } from './jobs/resume.ts';
import { type RawArgs, type RawOptions, runRaw, streamRaw } from './raw-request.ts';
import { type CallParts, startCall, startJobCall, startStream } from './start-call.ts';
import { TaskMethods } from './task-methods.gen.ts';
import { STREAM_STEPS, TASK_STEPS } from './task-steps.ts';

/** Options of a client: defaults for all of its calls. */
export interface ClientOptions extends CallOptions {
  /** Dedicated endpoint or OpenAI-compatible server to send all calls to, instead of a provider. */
  readonly endpointUrl?: string;
}

/**
 * Runs inference tasks. All calls of a client share its mapping cache and its retry budget.
 *
 * @example
 * ```ts
 * const client = new InferenceClient(process.env.HF_TOKEN);
 * const { choices } = await client.chatCompletion({
 *   provider: 'groq',
 *   model: 'meta-llama/Llama-3.1-8B-Instruct',
 *   messages: [{ role: 'user', content: 'Hello' }],
 * });
 * ```
 */
export class InferenceClient extends TaskMethods {
  readonly #accessToken: string | undefined;
  readonly #endpointUrl: string | undefined;
  readonly #defaults: CallOptions;
  #state: ClientState;

  /**
   * Creates a client.
   *
   * @param accessToken - Hub token (`hf_…`), to call providers through the router, or the API key of one provider, to
   *   call it directly.
   * @param options - Defaults for all calls of the client.
   */
  constructor(accessToken?: string, options: ClientOptions = {}) {
    super();
    this.#accessToken = accessToken;
    const { endpointUrl, ...defaults } = options;
    this.#endpointUrl = endpointUrl;
    this.#defaults = defaults;
    this.#state = createClientState(options);
  }

  /** Returns a client for one endpoint, with the same token, options and retry budget. */
  endpoint(endpointUrl: string): InferenceClient {
    const client = new InferenceClient(this.#accessToken, { ...this.#defaults, endpointUrl });
    client.#state = this.#state;
    return client;
  }

  /**
   * Chats with a model that may call tools: runs those that it calls, sends it their results, and returns its answer with
   * the whole conversation.
   *
   * @param args - Those of a chat, the tools (see `defineTool`), and limits of the run.
   * @param options - Timeouts, retries, signal and other options of each call.
   */
  runTools<const Format extends ResponseFormat>(
    args: FormattedRunToolsArgs<Format>,
    options?: CallOptions,
  ): Promise<ToolRun<Parsed<Format>>>;
  runTools(args: RunToolsArgs, options?: CallOptions): Promise<ToolRun>;
  runTools(args: RunToolsArgs | FormattedRunToolsArgs<ResponseFormat>, options?: CallOptions): Promise<never> {
    // The overloads say what the format makes of the result.
    return import('./tools/run-tools.ts').then((code) =>
      code.runTools(this, args, this.#withDefaults(options)),
    ) as Promise<never>;
  }

  /**
   * Embeds many texts: in batches, a few calls at once, vectors in the order of the texts.
   *
   * @param args - Those of `featureExtraction` with a list of texts, `batchSize` (default 32) and `concurrency` (default 4).
   * @param options - Timeouts, retries, signal and other options of each call.
   * @returns One vector for each text. The first call that fails ends the others.
   */
  embedMany(args: EmbedManyArgs, options?: CallOptions): Promise<number[][]> {
    return import('./embed-in-batches.ts').then((code) => code.embedInBatches(this, args, options));
  }

  /** Runs a task and returns the body of its first response as it is: for what the other methods do not cover. */
  request<T = unknown>(args: RawArgs, options: RawOptions = {}): CallPromise<T> {
    return runRaw(this.#withTarget(args), this.#withDefaults(options), this.#state);
  }

  /** Streams a task and yields its events as they are. Leaving the loop cancels the request. */
  streamingRequest<T = unknown>(args: RawArgs, options: RawOptions = {}): CallStream<T> {
    return streamRaw(this.#withTarget(args), this.#withDefaults(options), this.#state);
  }

  /**
   * Resumes a job that was submitted before, maybe in another process or tab, and returns its result.
   *
   * @param job - The job: `job` of a call, of an error, or the same from JSON.
   * @param options - Form of the result, `onProgress`, signal and other options of a call.
   * @returns The result of the task of the job.
   * @example
   * ```ts
   * const job: Job<'text-to-video'> = JSON.parse(stored);
   * const video = await client.resume(job, { onProgress: ({ status }) => console.log(status) });
   * ```
   */
  resume<K extends TaskId, O extends OutputType = 'blob'>(
    job: Job<K>,
    options?: JobOptions<O>,
  ): JobPromise<TaskResult<K, O>, K> {
    return resumeJob(job, this.#jobOptions(options), this.#state);
  }

  /**
   * Cancels a job at its provider. Throws an InputError where the provider cannot cancel.
   *
   * @param job - The job: `job` of a call, of an error, or the same from JSON.
   */
  cancel(job: Job, options?: JobOptions): Promise<void> {
    return cancelJob(job, this.#jobOptions(options), this.#state);
  }

  protected runTask<K extends TaskId, O extends OutputType = 'blob'>(
    task: K,
    args: Args<K>,
    options?: MediaOptions<O>,
  ): CallPromise<TaskResult<K, O>> {
    return startCall(this.#parts(task, args, options, TASK_STEPS));
  }

  protected runJob<K extends TaskId, O extends OutputType = 'blob'>(
    task: K,
    args: Args<K>,
    options?: MediaOptions<O>,
  ): JobCallPromise<TaskResult<K, O>, K> {
    return startJobCall(this.#parts(task, args, options, TASK_STEPS));
  }

  protected streamTask<K extends StreamTaskId>(
    task: K,
    args: Args<K>,
    options?: CallOptions,
  ): CallStream<StreamOutput<K>> {
    return startStream(this.#parts(task, args, options, STREAM_STEPS));
  }

  #parts(task: TaskId, args: CallTargets, options: CallOptions | undefined, line: CallSteps): CallParts {
    const given = {
      task,
      args: this.#withTarget(args),
      options: this.#withDefaults(options),
      line,
      state: this.#state,
    };
    checkOptions(given.options, given.args.accessToken);
    if (task === 'conversational') checkChatArguments(args, given.options, line === STREAM_STEPS);
    return given;
  }

  /** Adds the token and the endpoint of the client to arguments that have none. */
  #withTarget<A extends CallTargets>(args: A): A {
    const endpointUrl = this.#endpointUrl;
    return endpointUrl === undefined
      ? { accessToken: this.#accessToken, ...args }
      : { accessToken: this.#accessToken, endpointUrl, ...args };
  }

  /** Adds the token and the options of the client to those of a job. */
  #jobOptions<O extends JobOptions<OutputType>>(options: O | undefined): O & CallOptions {
    return this.#withDefaults({ accessToken: this.#accessToken, ...options } as O);
  }

  #withDefaults<O extends CallOptions>(options: O | undefined): O & CallOptions {
    // Options of the call replace those of the client, so the result has the type of the former.
    if (options === undefined) return this.#defaults as O & CallOptions;
    const { headers, query } = this.#defaults;
    return {
      ...this.#defaults,
      ...options,
      ...(headers && { headers: { ...headers, ...options.headers } }),
      ...(query && { query: { ...query, ...options.query } }),
    } as O & CallOptions;
  }
}
