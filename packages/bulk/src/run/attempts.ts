import type { CallAttempt, CallResponse } from '@hubkit/inference';
import { InferenceError } from '@hubkit/inference/errors';
import type { Attempt } from '../contract/store.ts';
import type { Failure } from './failure.ts';

/** Lists the requests of a successful call; the last one has its usage. */
export function listAttempts(response: CallResponse, startedAt: number): Attempt[] {
  const { attempts, usage, cost, provider, model, status, requestId } = response;
  const { inputTokens, outputTokens, cachedTokens, cacheWriteTokens } = usage ?? {};
  const used = { inputTokens, outputTokens, cachedTokens, cacheWriteTokens, cost };
  const failed = attempts.filter(({ reason }) => reason !== undefined).map((attempt) => ofAttempt(attempt, startedAt));
  const ms = Date.now() - startedAt;
  return [...failed, { startedAt, ms, provider, model, code: 'ok', status, requestId, ...used }];
}

/** Lists the requests of a failed call. */
export function failedAttempts(error: unknown, failure: Failure, startedAt: number): Attempt[] {
  const tried = InferenceError.is(error) ? (error.attempts ?? []) : [];
  const { code, message, provider, status, requestId } = failure;
  const ms = Date.now() - startedAt;
  if (tried.length > 0) {
    return tried.map(({ reason, ...attempt }) => ({ ...attempt, startedAt, ms, code: toCode(reason, attempt.status) }));
  }
  // Nothing was sent.
  if (code === 'input' || code === 'template' || code === 'unavailable') return [];
  return [{ startedAt, ms, provider, code, message, status, requestId }];
}

function ofAttempt(attempt: CallAttempt, startedAt: number): Attempt {
  const { provider, model, status, requestId, durationMs: ms, reason, message } = attempt;
  return { startedAt, ms, provider, model, status, requestId, message, code: toCode(reason, status) };
}

/** The kind of failure behind a reason of failover. */
function toCode(reason: CallAttempt['reason'], status: number | undefined): Attempt['code'] {
  if (reason === 'unauthorized' && status === 403) return 'forbidden';
  if (reason === 'breaker-open') return 'unavailable';
  if (reason === 'not-served') return 'not-found';
  if (reason === 'interrupted') return 'connection';
  return reason === undefined || reason === 'other' ? 'rejected' : reason;
}
