import type { TaskId } from '@hubkit/task-types';
import type { StreamRules } from '../contract/adapter.ts';
import type { CallPromise, CallStream } from '../contract/call-response.ts';
import type { CallOptions } from '../contract/options.ts';
import type { CallTargets } from '../contract/task-functions.ts';
import type { CallSteps } from '../request/call-state.ts';
import { beginStream } from '../response/read-stream.ts';
import type { ClientState } from '../routing/client-state.ts';
import { checkOptions } from './check-options.ts';
import { standaloneState } from './create-client-state.ts';
import { type CallParts, startCall, startStream } from './start-call.ts';
import { STREAM_STEPS, TASK_STEPS } from './task-steps.ts';

/** Arguments of a task whose types are not checked. */
export type RawArgs = CallTargets & Readonly<Record<string, unknown>>;

/** Options of a raw request. */
export interface RawOptions extends CallOptions {
  /** The task whose request is made. */
  readonly task?: TaskId;
}

/** Every event as it is; the stream may end anywhere, as nothing is known of its content. */
const RAW_RULES: StreamRules = {
  chunk: (data) => data as never,
  text: () => '',
  ended: () => [],
  alternatives: () => 0,
};

const RAW_STEPS: CallSteps = { ...TASK_STEPS, needsInputs: false, toResult: (body) => body };

const RAW_STREAM_STEPS: CallSteps = {
  ...STREAM_STEPS,
  needsInputs: false,
  read: (opened, started) => beginStream(opened, RAW_RULES, started),
};

/** Runs a task for a client or without one, and returns the body of its first response, parsed but not checked. */
export function runRaw<T>(args: RawArgs, options: RawOptions, state = standaloneState(options)): CallPromise<T> {
  return startCall(rawCall(args, options, state, RAW_STEPS));
}

/** Streams a task for a client or without one, and yields its events, parsed but not checked. */
export function streamRaw<T>(args: RawArgs, options: RawOptions, state = standaloneState(options)): CallStream<T> {
  return startStream(rawCall(args, options, state, RAW_STREAM_STEPS));
}

function rawCall(args: RawArgs, { task, ...options }: RawOptions, state: ClientState, line: CallSteps): CallParts {
  checkOptions(options, args.accessToken);
  // An absent task is reported when the route is resolved.
  return { task: task as TaskId, args, options, state, line };
}

/** Runs a task and returns the body of its first response as it is: for what the functions of tasks do not cover. */
export function request<T = unknown>(args: RawArgs, options: RawOptions = {}): CallPromise<T> {
  return runRaw(args, options);
}

/** Streams a task and yields its events as they are. Leaving the loop cancels the request. */
export function streamingRequest<T = unknown>(args: RawArgs, options: RawOptions = {}): CallStream<T> {
  return streamRaw(args, options);
}
