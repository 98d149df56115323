import type { CallOptions, CallTargets, InferenceTask } from '@hubkit/inference';
import { GatewayError } from '../contract/errors.ts';
import { toOutcome } from '../http/error-reply.ts';
import { reserve, type Scope } from '../limits/guard.ts';
import { resolveModel } from '../models/resolve-model.ts';
import { type CallOutcome, type Charge, computeCharge, type Expected, mostOfCall } from './charge.ts';
import type { RequestContext } from './context.ts';

/** Facts about a call before it is made. */
export interface CallPlan {
  readonly task: InferenceTask;
  /** Name of the model as the client gave it. @default the first one that the user may call for the task */
  readonly model: unknown;
  readonly isStream?: boolean;
  /** Number of requests that the call makes, or of images that it asks for. @default 1 */
  readonly requests?: number;
  /** Tokens of the prompt, estimated, and most tokens of the result. @default 0 */
  readonly tokens?: { readonly input: number; readonly output: number };
  /** False for a poll, which belongs to a call that is recorded. @default true */
  readonly isRecorded?: boolean;
}

/** A call that has been let in. It has to be ended, in whatever way it went. */
export interface BegunCall {
  /** Name of the model that is called. */
  readonly model: string;
  readonly target: CallTargets;
  readonly options: CallOptions;
  /** Aborts when the client leaves or its access ends. */
  readonly signal: AbortSignal;
  /** Cancels the call at its provider. */
  cancel(): void;
  /** Lets the call go on when its client leaves. */
  outliveClient(): void;
  /**
   * Settles limits and records the usage, once. A call of several requests has several outcomes; one without any is begun anew, and neither
   * counted nor recorded. Returns a promise of what is settled.
   */
  end(...outcomes: readonly CallOutcome[]): Promise<void> | undefined;
}

/** Lease of a place beyond the time of a call, in ms. */
const LEASE_MARGIN_MS = 60_000;

const NO_TOKENS = { input: 0, output: 0 };

/**
 * Finds the target of a call and reserves its expected amounts.
 *
 * @throws {GatewayError} For models, tasks and amounts beyond those of the user.
 */
export async function beginCall(visit: RequestContext, plan: CallPlan): Promise<BegunCall> {
  const { parts, user, incoming, requestId } = visit;
  const { task, model, isStream = false, requests = 1, tokens = NO_TOKENS, isRecorded = true } = plan;
  const { name, target, price } = await resolveModel(model, task, user, parts.offer);
  const scopes: Scope[] = [{ name: `user:${user.id}`, limits: { ...parts.userLimits, ...user.limits } }];
  if (parts.allLimits) scopes.push({ name: 'all', limits: parts.allLimits });
  const expected: Expected = { inputTokens: tokens.input, outputTokens: tokens.output, units: requests };
  // A poll is paid for with its job.
  const paid = isRecorded ? price : undefined;
  const startedAt = Date.now();
  const begunAt = performance.now();
  const reservation = await reserve(
    parts.store,
    scopes,
    { requests, tokens: tokens.input + tokens.output, cost: mostOfCall(expected, paid) ?? 0 },
    { id: requestId, leaseMs: parts.bounds.callMs + LEASE_MARGIN_MS, signal: incoming.signal },
  );
  const stop = new AbortController();
  const leave = () => stop.abort(new DOMException('The client has left.', 'AbortError'));
  const revoke = () => stop.abort(new GatewayError('UNAUTHORIZED', 'The access of this user has ended.'));
  incoming.signal.addEventListener('abort', leave, { once: true });
  user.signal?.addEventListener('abort', revoke, { once: true });
  if (incoming.signal.aborted) leave();
  if (user.signal?.aborted) revoke();
  let isOver = false;
  return {
    model: name,
    target,
    options: { ...parts.callOptions, signal: stop.signal },
    signal: stop.signal,
    cancel: leave,
    outliveClient: () => incoming.signal.removeEventListener('abort', leave),
    end(...outcomes) {
      if (isOver) return undefined;
      isOver = true;
      incoming.signal.removeEventListener('abort', leave);
      user.signal?.removeEventListener('abort', revoke);
      const part = divideExpected(expected, outcomes.length);
      const { used, cost, isEstimated } = sumCharges(outcomes.map((outcome) => computeCharge(outcome, part, paid)));
      const made = outcomes.length > 0;
      const settled = reservation
        .settle({ requests: made ? requests : 0, ...used })
        .catch((failure) => parts.onError(failure, requestId));
      if (!parts.onUsage || !isRecorded || !made) return settled;
      const failures = outcomes.flatMap(({ error }) => (error === undefined ? [] : [toOutcome(error)]));
      const response = outcomes.find((outcome) => outcome.response)?.response;
      const { inputTokens, outputTokens, cachedTokens, cacheWriteTokens } = response?.usage ?? {};
      const record = {
        requestId,
        user: user.id,
        task,
        model: name,
        provider: response?.provider,
        providerModel: response?.providerModel,
        isStream,
        // Where one request failed, the others were cancelled.
        outcome: failures.find((code) => code !== 'cancelled') ?? failures[0] ?? 'ok',
        isCached: response?.cached ?? false,
        inputTokens,
        outputTokens,
        cachedTokens,
        cacheWriteTokens,
        cost,
        isEstimated,
        startedAt,
        durationMs: performance.now() - begunAt,
        firstTokenMs: response?.timings.firstTokenMs,
      };
      try {
        Promise.resolve(parts.onUsage(record)).catch((failure) => parts.onError(failure, requestId));
      } catch (failure) {
        parts.onError(failure, requestId);
      }
      return settled;
    },
  };
}

/** The part of one request in what several were expected to use. */
function divideExpected({ inputTokens, outputTokens, units }: Expected, requests: number): Expected {
  return { inputTokens: inputTokens / requests, outputTokens: outputTokens / requests, units: units / requests };
}

function sumCharges(charges: readonly Charge[]) {
  const costs = charges.flatMap(({ cost }) => (cost === undefined ? [] : [cost]));
  const sum = costs.reduce((total, cost) => total + cost, 0);
  return {
    used: { tokens: charges.reduce((total, { tokens }) => total + tokens, 0), cost: sum },
    cost: costs.length > 0 ? sum : undefined,
    isEstimated: charges.some(({ isEstimated }) => isEstimated),
  };
}
