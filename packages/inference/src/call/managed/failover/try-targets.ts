import type { Breaker } from '../../../contract/breaker.ts';
import type { CallResponse } from '../../../contract/call-response.ts';
import { InferenceError, UnavailableError } from '../../../contract/errors.ts';
import type { FailedAttempt, FailoverOptions, FailoverReason } from '../../../contract/failover.ts';
import type { CallOptions } from '../../../contract/options.ts';
import type { CallTarget } from '../../../contract/task-functions.ts';
import type { Route } from '../../../routing/route.ts';
import type { CallSteps, Invocation } from '../../start-call.ts';
import { createTurn, type Turn } from '../limiter/create-turn.ts';
import { breakerOutcome, failoverReason, failoverSettings, failsOver } from './failover-reason.ts';
import { targetName } from './list-targets.ts';

/** A call that may go to several targets. */
export interface TargetedCall {
  readonly invocation: Omit<Invocation, 'args'>;
  readonly targets: readonly [CallTarget, ...CallTarget[]];
  /** True where `auto` stands for all providers that serve the model. */
  readonly isAutoExpanded: boolean;
  readonly steps: CallSteps;
  readonly breaker: Breaker;
  readonly recorder: { readonly response: CallResponse; readonly waited: (queueMs: number) => void };
  /** Time left in ms of what the user has set for the whole call, as options of its next request. */
  readonly remaining: () => Pick<CallOptions, 'timeouts'>;
}

/** A target of a call; `route` once it is known. */
interface Candidate {
  readonly args: CallTarget;
  readonly route?: Route;
}

/** Longest wait in ms for one provider while another one is left. */
const MAX_WAIT_MS = 2_000;

/** Tries the targets of a call one after the other, until one responds or a failure is none that another may answer. */
export async function tryTargets<T>(
  { invocation, targets, isAutoExpanded, steps, breaker, recorder, remaining }: TargetedCall,
  begin: (invocation: Invocation, steps: CallSteps, keep: () => () => void) => Promise<T>,
): Promise<T> {
  const { options } = invocation;
  const settings = failoverSettings(options);
  const left: Candidate[] = targets.map((args) => ({ args }));
  const failed: FailedAttempt[] = [];
  const reached = new Set<string>();
  let lastError: unknown;
  for (let candidate = left.shift(); candidate; candidate = left.shift()) {
    const addRoutes = (routes: readonly Candidate[]) => void (isAutoExpanded && left.unshift(...routes));
    const turn = createTurn(candidate.args, options, recorder);
    const attempt = new Attempt(candidate, steps, breaker, { reached, addRoutes, turn });
    try {
      const own = {
        ...options,
        ...turn?.options,
        ...remaining(),
        ...(left.length > 0 && impatient(options, settings)),
      };
      let release = turn?.end;
      const keep = () => {
        const kept = release;
        release = undefined;
        return () => kept?.();
      };
      const result = await begin({ ...invocation, args: candidate.args, options: own }, attempt.steps, keep);
      release?.();
      attempt.end('success');
      return result;
    } catch (error) {
      turn?.end();
      const reason = attempt.reason(error);
      attempt.end(attempt.isPassedOver ? 'neutral' : breakerOutcome(error));
      if (attempt.isRepeated) continue;
      if (!attempt.isPassedOver) lastError = error;
      const isOver = options.signal?.aborted || !reason || !settings || !failsOver(reason, settings);
      if (reason) {
        failed.push(failedAttempt(attempt, reason, error));
        if (!isOver) {
          const seen = attempt.isPassedOver ? undefined : error;
          options.onEvent?.({ type: 'failover', ...attempt.place, reason, error: seen });
        }
      }
      if (isOver && !attempt.isPassedOver) break;
    }
  }
  throw finalError(lastError, failed, breaker);
}

/** Why a provider was passed over: its breaker is open, or it was tried before. Never reaches the user. */
class PassedOver extends Error {}

/** One candidate on its way: its route, its pass through the breaker. */
class Attempt {
  readonly steps: CallSteps;
  isPassedOver = false;
  isRepeated = false;
  place: { readonly provider: string; readonly model: string | undefined };
  #isResolved = false;
  #pass: ReturnType<Breaker['enter']>;

  constructor(
    { args, route }: Candidate,
    steps: CallSteps,
    breaker: Breaker,
    list: {
      readonly reached: Set<string>;
      readonly addRoutes: (routes: readonly Candidate[]) => void;
      readonly turn: Turn | undefined;
    },
  ) {
    this.place = { provider: targetName(args), model: args.model };
    this.steps = {
      ...steps,
      resolveRoutes: async (request) => {
        const isAuto = this.place.provider === 'auto';
        if (!isAuto) this.#enter(breaker, list.reached);
        const [first, ...others] = route ? [route] : await steps.resolveRoutes(request);
        this.#isResolved = true;
        list.addRoutes(others.map((other) => ({ args, route: other })));
        const { provider, mapping, endpoint } = first;
        const name = endpoint ? new URL(endpoint.url).origin : provider.id;
        this.place = { provider: name, model: mapping.hfModelId || args.model };
        if (isAuto) this.#enter(breaker, list.reached);
        await list.turn?.begin(name);
        return [first];
      },
    };
  }

  /** The reason for which another candidate may be tried. What goes wrong before there is a route is for this one only. */
  reason(error: unknown): FailoverReason | undefined {
    if (this.isPassedOver) return 'breaker-open';
    const reason = failoverReason(error);
    if (this.#isResolved || reason) return reason;
    return InferenceError.is(error) && (error.code === 'INPUT' || error.code === 'HUB_API') ? 'not-served' : undefined;
  }

  end(outcome: ReturnType<typeof breakerOutcome>): void {
    this.#pass?.end(this.#isResolved ? outcome : 'neutral');
  }

  #enter(breaker: Breaker, reached: Set<string>): void {
    const { provider, model } = this.place;
    this.isRepeated = reached.has(`${provider} ${model}`);
    reached.add(`${provider} ${model}`);
    this.#pass = this.isRepeated ? undefined : breaker.enter(provider);
    this.isPassedOver = this.#pass === undefined;
    if (this.isPassedOver) throw new PassedOver();
  }
}

/** Options for a provider that has others behind it: long waits are not worth it. */
function impatient({ retry }: CallOptions, settings: FailoverOptions | undefined): Pick<CallOptions, 'retry'> {
  if (!settings || retry === false) return {};
  const { maxWaitMs = MAX_WAIT_MS } = settings;
  return { retry: { ...retry, maxRetryAfterMs: Math.min(maxWaitMs, retry?.maxRetryAfterMs ?? maxWaitMs) } };
}

/** Measures the time of a whole call: every request gets what the ones before it have left. */
export function timeLeft({ timeouts, clock }: CallOptions): () => Pick<CallOptions, 'timeouts'> {
  const { totalMs } = timeouts ?? {};
  if (totalMs === undefined) return () => ({});
  const { now } = clock ?? { now: () => performance.now() };
  const deadline = now() + totalMs;
  return () => ({ timeouts: { ...timeouts, totalMs: deadline - now() } });
}

function failedAttempt({ place, isPassedOver }: Attempt, reason: FailoverReason, error: unknown): FailedAttempt {
  const status = InferenceError.is(error) ? error.response?.status : undefined;
  return {
    ...place,
    reason,
    ...(!isPassedOver && error instanceof Error && { message: error.message }),
    ...(status !== undefined && { status }),
  };
}

/** The error of the provider that was tried last, or of a call for which none could be. */
function finalError(lastError: unknown, attempts: readonly FailedAttempt[], breaker: Breaker): unknown {
  if (lastError !== undefined) {
    return InferenceError.is(lastError) && attempts.length > 1 ? Object.assign(lastError, { attempts }) : lastError;
  }
  const waits = attempts.map(({ provider }) => breaker.waitMs(provider));
  const retryAfterMs = Math.min(...waits);
  const names = attempts.map(({ provider }) => provider).join(', ');
  return new UnavailableError(
    `${names} failed too often just now, so that no request was sent; the next try is due in ${Math.ceil(retryAfterMs / 1000)} s.`,
    { attempts, retryAfterMs },
  );
}
