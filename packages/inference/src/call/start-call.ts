import type { CallPromise, CallResponse, CallStream, ChunkStream, WithResponse } from '../contract/call-response.ts';
import { InputError } from '../contract/errors.ts';
import { importOnce } from '../contract/import-lazily.ts';
import type { Job, JobCallPromise } from '../contract/job-handle.ts';
import { CallState, type CallWatch, type GivenCall } from '../request/call-state.ts';
import { chunkStream, type OpenedStream, StreamMemory } from '../response/chunk-stream.ts';
import { warnings } from './check-options.ts';
import { withJob } from './jobs/with-job.ts';
import { POLICY_ARGUMENTS, POLICY_OPTIONS } from './policies/policy-names.gen.ts';
import { runSteps } from './run-steps.ts';
import { loadJoining } from './streams/load-joining.ts';

/** Arguments that calls need policies for. */
type GivenArguments = { readonly [Name in (typeof POLICY_ARGUMENTS)[number]]?: unknown };

/** The members of a call, as its entry gives them. */
export type CallParts = Omit<GivenCall, 'isStream' | 'onJob'>;

/** Starts a call. `Result` is the type of its line's result. */
export function startCall<Result>(parts: CallParts): CallPromise<Result> {
  const watch = { isOn: false };
  const call = new CallState(parts, watch);
  return watchPromise(runCall(call) as Promise<Result>, watch);
}

/** Starts a call that may start a long job; its promise has the job. */
export function startJobCall<Result, K extends Job['task']>(parts: CallParts): JobCallPromise<Result, K> {
  const watch = { isOn: false };
  const result = withJob<Result, K>((onJob) => runCall(new CallState({ ...parts, onJob }, watch)) as Promise<Result>);
  return watchPromise(result, watch);
}

/** Starts a streamed call on its first read. `Chunk` is the type of its line's chunks. */
export function startStream<Chunk>({ task, args, options, line, state }: CallParts): CallStream<Chunk> {
  const watch = { isOn: false };
  const memory = new StreamMemory();
  const begin = (signal: AbortSignal) => {
    const own = { ...options, signal };
    const call = new CallState({ task, args, options: own, line, state, isStream: true }, watch);
    return runCall(call) as Promise<OpenedStream<Chunk>>;
  };
  const chunks = chunkStream<Chunk>(options.signal, begin, memory);
  return watchStream(withStreamMethods(chunks, memory), watch);
}

/** Runs a call. It ends after its warnings, which are loaded meanwhile: a program may end with the call. */
function runCall(started: CallState): Promise<unknown> {
  const result = runSteps(started, undefined, runPolicies);
  return warnings ? result.finally(() => warnings) : result;
}

const loadPolicies = importOnce('this call', () => import('./policies/pass-policies.ts'));

/** Passes a call through its policies, which are loaded late; undefined for a call without any. */
function runPolicies(started: CallState): Promise<unknown> | undefined {
  if (!needsPolicies(started)) return undefined;
  const code = loadPolicies();
  return code instanceof Promise ? code.then((loaded) => loaded.passPolicies(started)) : code.passPolicies(started);
}

/** True for a call with an option or argument that a policy handles. */
function needsPolicies({ args, options, watch }: CallState): boolean {
  if (watch?.isOn || Array.isArray(args.provider)) return true;
  for (const name of POLICY_OPTIONS) if (options[name]) return true;
  // Plain loops: `some` would allocate a closure for every call.
  for (const name of POLICY_ARGUMENTS) if ((args as GivenArguments)[name] !== undefined) return true;
  return false;
}

/** Adds `withResponse` to the promise of a call. Not enumerable, so that the promise prints and compares as one. */
function watchPromise<Result, P extends Promise<Result>>(
  promise: P & Promise<Result>,
  watch: CallWatch,
): P & CallPromise<Result> {
  const withResponse = async (): Promise<WithResponse<Result>> => {
    watch.isOn = true;
    const data = await promise;
    return { data, response: requireResponse(watch) };
  };
  return Object.defineProperty(promise, 'withResponse', { value: withResponse }) as P & CallPromise<Result>;
}

/** Adds `withResponse` to a stream. */
function watchStream<T>(stream: ChunkStream<T>, watch: CallWatch): CallStream<T> {
  const withResponse = async (): Promise<WithResponse<ChunkStream<T>>> => {
    watch.isOn = true;
    const first = stream.next();
    await first;
    let begun: typeof first | undefined = first;
    const next = () => {
      const result = begun ?? stream.next();
      begun = undefined;
      return result;
    };
    return { data: Object.create(stream, { next: { value: next } }), response: requireResponse(watch) };
  };
  return Object.defineProperty(stream, 'withResponse', { value: withResponse }) as CallStream<T>;
}

function requireResponse({ response }: CallWatch): CallResponse {
  if (response) return response;
  throw new InputError('The call has started: call withResponse() before anything waits for it.');
}

// biome-ignore lint/suspicious/noExplicitAny: raw requests stream values of any type, and their streams have these methods, too.
type Chunks = AsyncGenerator<any, void, undefined>;

/** Adds methods that read a stream joined. Not enumerable, so that the stream prints as one. They read through `this`. */
function withStreamMethods<T>(stream: AsyncGenerator<T, void, undefined>, memory: StreamMemory): ChunkStream<T> {
  const methods = {
    async final(this: Chunks) {
      return (await loadJoining()).readFinal(this, memory);
    },
    async *text(this: Chunks) {
      yield* (await loadJoining()).streamText(this);
    },
    async *events(this: Chunks) {
      yield* (await loadJoining()).streamEvents(this, memory);
    },
    toReadableStream(this: Chunks) {
      let source: Promise<UnderlyingDefaultSource<Uint8Array>> | undefined;
      return new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          source ??= loadJoining().then(({ createByteSource }) => createByteSource(this));
          await (await source).pull?.(controller);
        },
        cancel: () => this.return().then(() => undefined),
      });
    },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(stream, name, { value });
  return stream as ChunkStream<T>;
}
