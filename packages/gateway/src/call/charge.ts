import type { CallResponse, Usage } from '@hubkit/inference';
import { InferenceError } from '@hubkit/inference/errors';
import { costOf as costOfTokens } from '@hubkit/inference/models';
import type { CallPrice } from '../contract/options.ts';

/** What a call may use at most, as it was reserved. */
export interface Expected {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Results that are paid for by the call. */
  readonly units: number;
}

/** The way in which a call ended. */
export interface CallOutcome {
  readonly response?: CallResponse | undefined;
  readonly error?: unknown;
  /** True if the usage in `response` is that of the whole result, although there is an `error`: the client left after it. */
  readonly isWhole?: boolean;
  /** True for a call that was refused before anything was sent. */
  readonly isUnsent?: boolean;
  /** Most tokens of the result by its size, for tasks whose providers count none. */
  readonly outputTokens?: number;
}

/** What a call counts as. */
export interface Charge {
  readonly tokens: number;
  /** Undefined if neither provider nor price says what the call costs. */
  readonly cost: number | undefined;
  /** True if the provider did not report all of it. */
  readonly isEstimated: boolean;
}

/** Computes what a call counts as: what its provider reported, and for the rest what was reserved. */
export function computeCharge(outcome: CallOutcome, expected: Expected, price: CallPrice | undefined): Charge {
  const { response, error } = outcome;
  // A cached answer costs nothing, however much of it was read.
  const isWhole = response?.cached || (outcome.isWhole ?? error === undefined);
  if (outcome.isUnsent || (response === undefined && wasRefused(error)))
    return { tokens: 0, cost: 0, isEstimated: false };
  const { usage } = response ?? {};
  // A result that was left or broke may have more tokens than were reported so far.
  const reported: Usage = isWhole
    ? { ...usage }
    : usage?.inputTokens === undefined
      ? {}
      : { inputTokens: usage.inputTokens };
  const lost = brokenAttempts(response);
  const most = Math.min(expected.outputTokens, outcome.outputTokens ?? Number.POSITIVE_INFINITY);
  const counted = {
    ...(isWhole && usage),
    inputTokens: positive(reported.inputTokens) ?? expected.inputTokens,
    outputTokens: positive(reported.outputTokens) ?? most,
  };
  const again = mostOfCall(expected, price);
  const computeCost = reported.inputTokens === undefined ? mostOfCall : costOfCall;
  const byPrice = add(computeCost({ ...expected, ...counted }, price), (again ?? 0) * lost);
  const byProvider = add(positive(response?.cost), (again ?? 0) * lost);
  const isReported = reported.inputTokens !== undefined && reported.outputTokens !== undefined && lost === 0;
  return {
    tokens: counted.inputTokens + counted.outputTokens + (expected.inputTokens + expected.outputTokens) * lost,
    cost: isWhole ? (byProvider ?? byPrice) : larger(byProvider, byPrice),
    isEstimated: isWhole && byProvider !== undefined ? lost > 0 : !isReported && hasTokens(expected),
  };
}

/** Computes what a call may cost at most: its whole prompt may be written to a cache. */
export function mostOfCall(expected: Expected, price: CallPrice | undefined): number | undefined {
  const { cacheWrite = 0 } = price ?? {};
  const dearer = price?.input !== undefined && cacheWrite > price.input ? { ...price, input: cacheWrite } : price;
  return costOfCall(expected, dearer);
}

/** Computes what tokens and results cost; undefined without a price for them. */
function costOfCall({ units, ...usage }: Expected & Usage, price: CallPrice | undefined): number | undefined {
  if (price === undefined) return undefined;
  const { call, ...tokens } = price;
  const ofTokens = costOfTokens(usage, tokens);
  return call === undefined ? ofTokens : (ofTokens ?? 0) + call * units;
}

function hasTokens({ inputTokens, outputTokens }: Expected): boolean {
  return inputTokens + outputTokens > 0;
}

function positive(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.max(0, value);
}

function add(cost: number | undefined, more: number): number | undefined {
  return cost === undefined ? undefined : cost + more;
}

function larger(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
}

/** Attempts before the one that responded that broke in the middle of a result, which is billed, too. */
function brokenAttempts(response: CallResponse | undefined): number {
  const attempts = response?.attempts ?? [];
  return attempts.filter(({ reason, status }) => reason !== undefined && status !== undefined && status < 400).length;
}

/** Reasons for the failure of an earlier target after which it may have generated something. */
const MAY_HAVE_WORKED: ReadonlySet<string> = new Set(['interrupted', 'malformed', 'timeout']);

/** True for failures before the provider can have generated anything: it was not reached, or it refused the request. */
function wasRefused(error: unknown): boolean {
  if (!InferenceError.is(error)) return false;
  const { code, response, partial, received, layer, fault, attempts = [] } = error;
  if (partial?.count || attempts.some(({ reason }) => MAY_HAVE_WORKED.has(reason))) return false;
  if (response) return response.status >= 400;
  if (layer) return layer === 'connect';
  if (fault) return !received && fault !== 'decode';
  return code === 'INPUT' || code === 'HUB_API' || code === 'UNAVAILABLE';
}
