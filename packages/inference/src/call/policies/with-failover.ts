import { repeatMessage } from '@hubkit/messages';
import { InferenceError } from '../../contract/errors.ts';
import type { FailedAttempt, FailoverOptions, FailoverReason } from '../../contract/failover.ts';
import type { CallOptions } from '../../contract/options.ts';
import type { CallTarget } from '../../contract/task-functions.ts';
import { CallState } from '../../request/call-state.ts';
import type { OpenedStream } from '../../response/chunk-stream.ts';
import type { Route } from '../../routing/route.ts';
import { notify } from '../../transport/notify.ts';
import { findRouteAhead } from '../run-steps.ts';
import { unavailable } from './breaker/unavailable.ts';
import { continueStream } from './failover/continue-stream.ts';
import { failoverReason, failoverSettings, failsOver } from './failover/failover-reason.ts';
import { calledTarget, hasTargets, listTargets, targetName } from './failover/list-targets.ts';
import type { Pass, Policy } from './policy.ts';

/** Tries the targets of a call in order, until one responds or a failure is final. */
export const withFailover: Policy = {
  order: 20,
  options: ['failover'],
  args: ['fallbacks'],
  isNeeded: hasTargets,
  around: (next) => async (started) => {
    const targets = listTargets(started);
    const remaining = timeLeft(started.options);
    const run = (list: readonly CallTarget[]) => new Failover(started, list, next, remaining).run();
    const result = await run(targets);
    return started.isStream ? continueStream(started, result as OpenedStream<unknown>, targets, run) : result;
  },
};

/** Longest wait in ms for one provider while another one is left. */
const MAX_WAIT_MS = 2_000;

/** A target that may be tried; `route` where `auto` has led to it. */
interface Candidate {
  readonly args: CallTarget;
  readonly route?: Route;
}

/** One run through the targets of a call. */
class Failover {
  readonly #started: CallState;
  readonly #next: Pass;
  readonly #remaining: () => Pick<CallOptions, 'timeouts'>;
  readonly #settings: FailoverOptions | undefined;
  readonly #isAutoExpanded: boolean;
  readonly #left: Candidate[];
  readonly #first: CallTarget | undefined;
  readonly #failed: FailedAttempt[] = [];
  readonly #reached = new Set<string>();
  /** The error of the target that was tried last; undefined while all were skipped. */
  #lastError: unknown;
  #retryAfterMs = Infinity;

  constructor(
    started: CallState,
    targets: readonly CallTarget[],
    next: Pass,
    remaining: () => Pick<CallOptions, 'timeouts'>,
  ) {
    this.#started = started;
    this.#next = next;
    this.#remaining = remaining;
    this.#settings = failoverSettings(started.options);
    this.#isAutoExpanded = Boolean(started.options.failover) || Array.isArray(started.args.provider);
    this.#left = targets.map((args) => ({ args }));
    this.#first = targets[0];
  }

  async run(): Promise<unknown> {
    let input: CallState['input'];
    for (let candidate = this.#left.shift(); candidate; candidate = this.#left.shift()) {
      const call = this.#createCall(candidate);
      // Files are read once for all targets: they may be streams.
      call.input = candidate.args === this.#first ? input : readForTarget(input, candidate.args);
      try {
        const isAuto = targetName(candidate.args) === 'auto';
        if (isAuto && this.#isAutoExpanded) await findRouteAhead(call);
        if (this.#isRepeated(call)) {
          await this.#addOthers(call);
          continue;
        }
        return await this.#next(call);
      } catch (error) {
        input = call.input;
        if (!(await this.#goesOn(call, error))) break;
      }
    }
    throw this.#finalError();
  }

  #createCall({ args, route }: Candidate): CallState {
    const { options } = this.#started;
    const own = {
      ...options,
      ...this.#remaining(),
      ...(this.#left.length > 0 && withShortRetryAfter(options, this.#settings)),
    };
    const { line, record, keptAnswers } = this.#started;
    const sent = args === this.#first ? args : withOwnMessages(args, args);
    const ownLine = route ? { ...line, route: () => route } : line;
    const call = new CallState({ ...this.#started, args: sent, options: own, line: ownLine }, this.#started.watch);
    call.record = record;
    if (keptAnswers) call.keptAnswers = keptAnswers;
    return call;
  }

  /** Puts the other routes that `auto` may take behind its first one; their providers are loaded only now. */
  async #addOthers({ args, route }: CallState): Promise<void> {
    if (!this.#isAutoExpanded || !route?.others) return;
    const others = await route.others();
    this.#left.unshift(...others.map((other) => ({ args, route: other })));
  }

  /** True for a provider and model that were tried before, which `auto` may lead to. */
  #isRepeated(call: CallState): boolean {
    const { provider, model } = calledTarget(call);
    const isRepeated = this.#reached.has(`${provider} ${model}`);
    this.#reached.add(`${provider} ${model}`);
    return isRepeated;
  }

  /** Notes a failure. True if the next target may be tried. */
  async #goesOn(call: CallState, error: unknown): Promise<boolean> {
    const { options, record } = this.#started;
    const target = calledTarget(call);
    const isSkipped = InferenceError.is(error) && error.code === 'UNAVAILABLE';
    if (isSkipped) this.#retryAfterMs = Math.min(this.#retryAfterMs, error.retryAfterMs ?? Infinity);
    else this.#lastError = error;
    const reason = isSkipped ? 'breaker-open' : findReason(call, error);
    if (!reason) return isSkipped;
    this.#failed.push(failedAttempt(target, reason, isSkipped ? undefined : error));
    const goesOn = this.#settings && !options.signal?.aborted && failsOver(reason, this.#settings);
    if (goesOn) {
      const event = { type: 'failover', ...target, reason, error: isSkipped ? undefined : error } as const;
      record?.addFailover(event);
      if (options.onEvent) notify('onEvent', options.onEvent, event);
    }
    if (goesOn || isSkipped) await this.#addOthers(call);
    return goesOn || isSkipped;
  }

  /** The error of the provider that was tried last, or of a call for which none could be. */
  #finalError(): unknown {
    const error = this.#lastError;
    if (error === undefined) return unavailable(this.#failed, this.#retryAfterMs);
    const attempts = this.#failed;
    return InferenceError.is(error) && attempts.length > 1 ? Object.assign(error, { attempts }) : error;
  }
}

/** The reason for which another target may be tried. What goes wrong before there is a route is for this one only. */
function findReason(call: CallState, error: unknown): FailoverReason | undefined {
  const reason = failoverReason(error);
  if (call.route !== undefined || reason) return reason;
  return InferenceError.is(error) && (error.code === 'INPUT' || error.code === 'HUB_API') ? 'not-served' : undefined;
}

/** Options for a provider that has others behind it: long waits are not worth it. */
function withShortRetryAfter(
  { retry }: CallOptions,
  settings: FailoverOptions | undefined,
): Pick<CallOptions, 'retry'> {
  if (!settings || retry === false) return {};
  const { maxWaitMs = MAX_WAIT_MS } = settings;
  return { retry: { ...retry, maxRetryAfterMs: Math.min(maxWaitMs, retry?.maxRetryAfterMs ?? maxWaitMs) } };
}

/** Measures the time of a whole call: every target gets what the ones before it have left. */
function timeLeft({ timeouts, clock }: CallOptions): () => Pick<CallOptions, 'timeouts'> {
  const { totalMs } = timeouts ?? {};
  if (totalMs === undefined) return () => ({});
  const { now } = clock ?? { now: () => performance.now() };
  const deadline = now() + totalMs;
  return () => ({ timeouts: { ...timeouts, totalMs: deadline - now() } });
}

function readForTarget(input: CallState['input'], target: CallTarget): CallState['input'] {
  if (input instanceof Promise) return input.then((read) => withOwnMessages(read, target));
  return input && withOwnMessages(input, target);
}

/** The messages of a chat as another service takes them: some refuse the name under which the first one sends reasoning. */
function withOwnMessages<Value extends object>(value: Value, target: CallTarget): Value {
  const { messages } = value as { readonly messages?: unknown };
  if (!Array.isArray(messages)) return value;
  const to = targetName(target);
  return { ...value, messages: messages.map((message) => repeatMessage(message, { to })) };
}

function failedAttempt(
  target: Pick<FailedAttempt, 'provider' | 'model'>,
  reason: FailoverReason,
  error: unknown,
): FailedAttempt {
  const status = InferenceError.is(error) ? error.response?.status : undefined;
  return {
    ...target,
    reason,
    ...(error instanceof Error && { message: error.message }),
    ...(status !== undefined && { status }),
  };
}
