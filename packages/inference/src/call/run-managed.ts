import type { Breaker } from '../contract/breaker.ts';
import { loadLate } from '../contract/load-late.ts';
import { taskInput } from '../request/build-request.ts';
import type { BegunStream } from '../response/chunk-stream.ts';
import type { ClientState } from '../routing/client-state.ts';
import { resolveDeferredError } from '../transport/deferred-error.ts';
import { continuingReader } from './managed/failover/continue-stream.ts';
import { createBreaker } from './managed/failover/create-breaker.ts';
import { listTargets, targetName } from './managed/failover/list-targets.ts';
import { type TargetedCall, timeLeft, tryTargets } from './managed/failover/try-targets.ts';
import { CallRecorder } from './managed/record/call-recorder.ts';
import { runCall } from './run-call.ts';
import type { CallSteps, Invocation } from './start-call.ts';
import { beginStream, streamRules } from './stream-call.ts';
import { isPlain, type TargetedInvocation } from './targeted-invocation.ts';

/** Runs a call whose answer has a format, or which goes to the first of its targets that responds. */
export async function runManaged(
  invocation: TargetedInvocation,
  state: ClientState,
  steps: CallSteps,
): Promise<unknown> {
  try {
    return hasFormat(invocation.args)
      ? await (await loadStructured()).runStructured(invocation, steps, (call, own) => runTargets(call, state, own))
      : await runTargets(invocation, state, steps);
  } catch (thrown) {
    throw await resolveDeferredError(thrown);
  }
}

/** Runs such a call up to the first value of its stream. */
export async function beginManaged(
  invocation: TargetedInvocation,
  state: ClientState,
  steps: CallSteps,
): Promise<BegunStream<unknown>> {
  return hasFormat(invocation.args)
    ? (await loadStructured()).beginStructured(invocation, steps, (call, own) => beginTargets(call, state, own))
    : beginTargets(invocation, state, steps, continuingReader);
}

/** Runs a call to the first of its targets that responds, and records it where something watches. */
async function runTargets(invocation: TargetedInvocation, state: ClientState, steps: CallSteps): Promise<unknown> {
  if (isPlain(invocation)) return runCall(invocation, state, steps);
  const recorder = createRecorder(invocation);
  try {
    const call = targetedCall(invocation, state, steps, recorder);
    const result = await recorder.run(() => tryTargets(call, (own, ownSteps) => runCall(own, state, ownSteps)));
    recorder.end({ result });
    return result;
  } catch (error) {
    recorder.end({ error });
    throw error;
  }
}

/** Begins a stream as `runTargets` runs a call. An answer with a format is not continued: models begin its JSON anew. */
async function beginTargets(
  invocation: TargetedInvocation,
  state: ClientState,
  steps: CallSteps,
  readOn: typeof continuingReader = ({ reader }) => reader,
): Promise<BegunStream<unknown>> {
  if (isPlain(invocation)) return beginOne(invocation, state, steps);
  const recorder = createRecorder(invocation);
  try {
    const call = targetedCall(invocation, state, steps, recorder);
    let release = () => {};
    const begin = (targeted: TargetedCall) => {
      // A request for the rest of a stream must not wait for the turn of the one that broke.
      release();
      return recorder.run(() =>
        tryTargets(targeted, async (own, ownSteps, keep) => {
          const begun = await beginOne(own, state, ownSteps);
          release = keep();
          return begun;
        }),
      );
    };
    const begun = await begin(call);
    recorder.response.ended.then(() => release());
    return { first: begun.first, reader: recorder.reader(begun.first, readOn(begun, call, begin)) };
  } catch (error) {
    recorder.end({ error });
    throw error;
  }
}

async function beginOne(call: Invocation, state: ClientState, steps: CallSteps): Promise<BegunStream<unknown>> {
  try {
    return await beginStream(call, state, steps);
  } catch (thrown) {
    throw await resolveDeferredError(thrown);
  }
}

function hasFormat(args: object): boolean {
  return 'responseFormat' in args && args.responseFormat !== undefined;
}

function loadStructured() {
  return loadLate('structured output', () => import('./structured-output/run-structured.ts'));
}

/** Breakers of the clients that were given none. */
const breakers = new WeakMap<ClientState, Breaker>();

function breakerOf(state: ClientState, { clock }: TargetedInvocation['options']): Breaker {
  const breaker = breakers.get(state) ?? createBreaker(clock && { clock });
  breakers.set(state, breaker);
  return breaker;
}

function createRecorder({ task, args, options, isStream, watch }: TargetedInvocation): CallRecorder {
  const { provider, fallbacks: _, ...place } = args;
  const [first] = [provider].flat();
  const target = { ...place, provider: first };
  const observation = options.telemetry?.observe({
    task,
    provider: targetName(target),
    model: args.model,
    isStream,
    input: { ...taskInput(target) },
  });
  const recorder = new CallRecorder(options.clock, observation);
  watch.response = recorder.response;
  return recorder;
}

function targetedCall(
  { args, watch: _, ...invocation }: TargetedInvocation,
  state: ClientState,
  steps: CallSteps,
  recorder: CallRecorder,
): TargetedCall {
  const { task, options } = invocation;
  const { provider } = args;
  const ownSteps = { ...steps, ...(steps.prepareFiles && { prepareFiles: once(steps.prepareFiles) }) };
  return {
    invocation: { ...invocation, options: recorder.options(options) },
    targets: listTargets(args, options, (named) => steps.checkProvider?.(task, named)),
    isAutoExpanded: Boolean(options.failover) || Array.isArray(provider),
    steps: recorder.steps(ownSteps, streamRules),
    breaker: options.breaker ?? breakerOf(state, options),
    recorder,
    remaining: timeLeft(options),
  };
}

/** Runs a function once: files may be streams, which can be read only once. */
function once<Args extends unknown[], Result>(run: (...args: Args) => Result): typeof run {
  let result: Result | undefined;
  return (...args) => {
    result ??= run(...args);
    return result;
  };
}
