import { InferenceError } from '@hubkit/inference/errors';
import { BulkError } from '../contract/errors.ts';
import type { FailureCode } from '../contract/row.ts';

/** A failure of a call and what follows from it. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  /** Consequence: retry the row, retry it without counting, give it up, or stop the run. */
  readonly action: 'retry' | 'wait' | 'give-up' | 'stop';
  /** Wait in ms that the provider demands. */
  readonly retryAfterMs: number | undefined;
  readonly provider: string | undefined;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
}

const ACTIONS: Readonly<Record<FailureCode, Failure['action']>> = {
  'rate-limit': 'wait',
  unavailable: 'wait',
  connection: 'retry',
  timeout: 'retry',
  'server-error': 'retry',
  malformed: 'retry',
  schema: 'give-up',
  rejected: 'give-up',
  'not-found': 'give-up',
  forbidden: 'give-up',
  unauthorized: 'stop',
  payment: 'stop',
  lost: 'give-up',
  input: 'give-up',
  template: 'give-up',
};

/** All kinds of failures. */
export const FAILURE_CODES: readonly string[] = Object.keys(ACTIONS);

const CODES_BY_STATUS: Readonly<Record<number, FailureCode>> = {
  401: 'unauthorized',
  402: 'payment',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  409: 'server-error',
  410: 'not-found',
  425: 'server-error',
  429: 'rate-limit',
};

/** Classifies the failure of a call. Rethrows all other errors, so that bugs surface. */
export function readFailure(error: unknown): Failure {
  if (BulkError.is(error)) return failure('template', error.message, {});
  if (!InferenceError.is(error)) throw error;
  return failure(findCode(error), error.message, error);
}

function failure(
  code: FailureCode,
  message: string,
  error: Partial<Pick<InferenceError, 'retryAfterMs' | 'provider' | 'response'>>,
): Failure {
  const { retryAfterMs, provider, response } = error;
  const { status, requestId } = response ?? {};
  return { code, message, action: ACTIONS[code], retryAfterMs, provider: toTarget(provider), status, requestId };
}

/** The name of a target for limiters and breakers: of an endpoint its origin, where errors name the whole address. */
function toTarget(provider: string | undefined): string | undefined {
  return provider && URL.canParse(provider) ? new URL(provider).origin : provider;
}

function findCode({ response, layer, fault, code, issues, answer }: InferenceError): FailureCode {
  const status = response?.status;
  if (code === 'INPUT') return 'input';
  if (code === 'UNAVAILABLE') return 'unavailable';
  if (response?.isOutOfCredit) return 'payment';
  if (issues || (code === 'PROVIDER_OUTPUT' && answer !== undefined)) return 'schema';
  if (status !== undefined && status >= 400)
    return CODES_BY_STATUS[status] ?? (status >= 500 ? 'server-error' : 'rejected');
  if (layer) return 'timeout';
  if (fault) return 'connection';
  if (code === 'LIMIT') return 'rejected';
  return 'malformed';
}
