import type { TaskId } from '@hubkit/task-types';
import type { Call } from '../contract/adapter.ts';
import type { PendingAnswer } from '../contract/answer-cache.ts';
import type { CallRecord } from '../contract/call-record.ts';
import type { CallResponse } from '../contract/call-response.ts';
import type { Credentials } from '../contract/credentials.ts';
import type { Job } from '../contract/job-handle.ts';
import type { MediaOptions } from '../contract/options.ts';
import type { OutputType } from '../contract/output-type.ts';
import type { Provider } from '../contract/provider.ts';
import type { CallTarget, CallTargets } from '../contract/task-functions.ts';
import type { ReadInput } from '../contract/task-types.ts';
import type { ClientState } from '../routing/client-state.ts';
import type { Route } from '../routing/route.ts';
import type { CallContext } from '../transport/context.ts';
import type { OpenResponse } from '../transport/open-response.ts';
import type { WireRequest } from '../transport/wire-request.ts';

/** The steps of a call. They differ between the entries of the package: a page that only chats loads none of the others. */
export interface CallSteps {
  /** Finds the route; at once where nothing has to be loaded or looked up. */
  route(started: CallState): Route | Promise<Route>;
  /** Reads the files of the input, and makes the request. */
  prepare(started: CallState): void | Promise<void>;
  /** Reads the response: its body, or the stream up to its first chunk. An error fails the attempt. */
  read(opened: OpenResponse, started: CallState): Promise<unknown>;
  /** Turns the result of `read` into the result of the call. */
  toResult(read: unknown, started: CallState): unknown;
  /** True where the input of a task has to have its `inputs`. @default false */
  readonly needsInputs?: boolean;
  /** Throws for a provider that does not exist, or does not have the task. */
  checkProvider?(task: TaskId, provider: string | Provider): void;
}

/** Connection between a call and its `withResponse`, which may be called before the call starts. */
export interface CallWatch {
  isOn: boolean;
  /** The response, once the call has started. */
  response?: CallResponse;
}

/** The members of a call that are known from the start. */
export interface GivenCall {
  readonly task: TaskId;
  /** The arguments of the task lie beside those of the target. */
  readonly args: CallTargets;
  readonly options: MediaOptions<OutputType>;
  /** @default false */
  readonly isStream?: boolean | undefined;
  readonly line: CallSteps;
  readonly state: ClientState;
  /** Receives the job that the call has started. */
  readonly onJob?: ((job: Job) => void) | undefined;
}

/** One call of one target on its way down the line. Its steps fill in the members that are not known from the start. */
export class CallState {
  readonly task: TaskId;
  readonly args: CallTarget;
  readonly options: MediaOptions<OutputType>;
  readonly isStream: boolean;
  readonly line: CallSteps;
  readonly state: ClientState;
  readonly watch: CallWatch | undefined;
  readonly onJob: ((job: Job) => void) | undefined;
  /** Set by the policy that records calls. */
  record: CallRecord | undefined = undefined;
  /** Set when the route is looked for. */
  credentials!: Credentials;
  /** Set when the route is looked for. */
  context!: CallContext;
  /** Set by the step `route`; undefined before. */
  route!: Route;
  /** Answers that are kept in the cache once the call has succeeded; set by the policy that keeps them. */
  declare keptAnswers?: PendingAnswer[];
  /** The answer that is collected for the cache; set by its policy. */
  declare collected?: PendingAnswer;
  /** The input with its files read, or their reading; set by the step `prepare`. */
  input: ReadInput<TaskId> | Promise<ReadInput<TaskId>> | undefined = undefined;
  /** Set by the step `prepare` where messages have files. */
  declare hasDataUrls?: boolean;
  /** Set by the step `prepare`. */
  call!: Call;
  /** Set by the step `prepare`. */
  request!: WireRequest;

  constructor({ task, args, options, isStream = false, line, state, onJob }: GivenCall, watch?: CallWatch) {
    this.task = task;
    // The policy of failover makes a call of each target of a call with several.
    this.args = args as CallTarget;
    this.options = options;
    this.isStream = isStream;
    this.line = line;
    this.state = state;
    this.watch = watch;
    this.onJob = onJob;
  }
}

/** Returns a copy of a call with other members. */
export function changedCall(started: CallState, changes: Partial<CallState>): CallState {
  return Object.assign(new CallState(started, started.watch), started, changes);
}
