import type { TaskId } from '@hubkit/catalog';
import type { StreamRules } from '../contract/adapter.ts';
import type { CallPromise, CallStream } from '../contract/call-response.ts';
import type { CallOptions } from '../contract/options.ts';
import type { CallTargets } from '../contract/task-functions.ts';
import { watchable, watchableStream } from './call-watch.ts';
import { standaloneState, TASK_STEPS } from './client-state.ts';
import { runAny, streamAny } from './run-any.ts';
import type { CallSteps } from './start-call.ts';

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

const RAW_STEPS: CallSteps = { ...TASK_STEPS, toResult: async (body) => body, streamRules: () => RAW_RULES };

/** Runs a task for a client or without one, and returns the body of its first response, parsed but not checked. */
export function runRaw<T>(args: RawArgs, options: RawOptions, state = standaloneState(options)): CallPromise<T> {
  const watch = { isOn: false };
  const result = runAny({ ...rawInvocation(args, options), watch, isStream: false }, state, RAW_STEPS);
  // The type of the body is a claim of whoever calls.
  return watchable(result as Promise<T>, watch);
}

/** Streams a task for a client or without one, and yields its events, parsed but not checked. */
export function streamRaw<T>(args: RawArgs, options: RawOptions, state = standaloneState(options)): CallStream<T> {
  const watch = { isOn: false };
  const events = streamAny({ ...rawInvocation(args, options), watch }, state, RAW_STEPS);
  // The type of the events is a claim of whoever calls.
  return watchableStream(events as AsyncGenerator<T, void, undefined>, watch);
}

function rawInvocation(args: RawArgs, { task, ...options }: RawOptions) {
  // An absent task is reported when the route is resolved.
  return { task: task as TaskId, args, options };
}

/** Runs a task and returns the body of its first response as it is: for what the functions of tasks do not cover. */
export function request<T = unknown>(args: RawArgs, options: RawOptions = {}): CallPromise<T> {
  return runRaw(args, options);
}

/** Streams a task and yields its events as they are. Leaving the loop cancels the request. */
export function streamingRequest<T = unknown>(args: RawArgs, options: RawOptions = {}): CallStream<T> {
  return streamRaw(args, options);
}
