import type { Attempt } from '../contract/store.ts';
import type { SqlValue } from './open-database.ts';

/** The columns of an attempt. */
export interface AttemptColumns {
  readonly started: number | null;
  readonly ms: number | null;
  readonly provider: string | null;
  readonly model: string | null;
  readonly code: Attempt['code'];
  readonly status: number | null;
  readonly message: string | null;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly cost: number | null;
  readonly request_id: string | null;
  readonly cached_tokens: number | null;
  readonly cache_write_tokens: number | null;
}

/** Statement that adds an attempt: row, number, and its values. */
export const INSERT_ATTEMPT = `insert into attempts (seq, n, started, ms, provider, model, code, status, message, input_tokens, output_tokens, cost, request_id, cached_tokens, cache_write_tokens)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** The values of an attempt, in the order of its columns. */
export function attemptValues(attempt: Attempt): readonly SqlValue[] {
  const { startedAt, ms, provider, model, code, status, message, inputTokens, outputTokens, cost, requestId } = attempt;
  const { cachedTokens, cacheWriteTokens } = attempt;
  const values = [
    Math.round(startedAt),
    Math.round(ms),
    provider,
    model,
    code,
    status,
    message,
    inputTokens,
    outputTokens,
  ];
  return [...values, cost, requestId, cachedTokens, cacheWriteTokens].map((value) => value ?? null);
}

/** Reads an attempt from its columns. */
export function toAttempt(found: AttemptColumns): Attempt {
  return {
    startedAt: found.started ?? 0,
    ms: found.ms ?? 0,
    provider: found.provider ?? undefined,
    model: found.model ?? undefined,
    code: found.code,
    status: found.status ?? undefined,
    message: found.message ?? undefined,
    inputTokens: found.input_tokens ?? undefined,
    outputTokens: found.output_tokens ?? undefined,
    cost: found.cost ?? undefined,
    requestId: found.request_id ?? undefined,
    cachedTokens: found.cached_tokens ?? undefined,
    cacheWriteTokens: found.cache_write_tokens ?? undefined,
  };
}
