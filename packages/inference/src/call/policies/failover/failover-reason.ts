import type { BreakerOutcome } from '../../../contract/breaker.ts';
import { InferenceError } from '../../../contract/errors.ts';
import type { FailoverOptions, FailoverReason } from '../../../contract/failover.ts';
import type { CallOptions } from '../../../contract/options.ts';

/** Reasons for trying the next provider, unless the options of the call override them. */
const DEFAULTS: Readonly<Record<FailoverReason, boolean>> = {
  connection: true,
  timeout: true,
  'rate-limit': true,
  'server-error': true,
  malformed: true,
  'not-served': true,
  'breaker-open': true,
  interrupted: false,
  payment: false,
  unauthorized: false,
  'not-found': false,
};

/** Reasons by the status of an error response. */
const REASONS: Readonly<Record<number, FailoverReason>> = {
  401: 'unauthorized',
  402: 'payment',
  403: 'unauthorized',
  404: 'not-found',
  408: 'timeout',
  409: 'server-error',
  410: 'not-found',
  425: 'server-error',
  429: 'rate-limit',
};

/** Names the reason of a failure; undefined for one that no other provider may answer. */
export function failoverReason(error: unknown): FailoverReason | undefined {
  if (!InferenceError.is(error) || error.job || error.partial) return;
  const { response, layer, fault, code } = error;
  if (response?.isOutOfCredit) return 'payment';
  if (response && response.status >= 400)
    return REASONS[response.status] ?? (response.status >= 500 ? 'server-error' : undefined);
  // A failure that came with status 200: an error in the body, or in the first event of a stream.
  if (response) return 'server-error';
  // The time of the whole call is over, whoever is asked.
  if (layer) return layer === 'total' || layer === 'job' ? undefined : 'timeout';
  if (fault) return 'connection';
  return code === 'PROVIDER_OUTPUT' ? 'malformed' : undefined;
}

/** The settings of failover; undefined where a call has none. */
export function failoverSettings({ failover = {} }: CallOptions): FailoverOptions | undefined {
  if (failover === false) return;
  return failover === true ? {} : failover;
}

/** True for a reason that sends a call on to the next provider. */
export function failsOver(reason: FailoverReason, { on }: FailoverOptions): boolean {
  return { ...DEFAULTS, ...on }[reason];
}

/** The meaning of a failure for the breaker of its provider. Rate limits and 408 come from a provider that works. */
export function breakerOutcome(error: unknown): BreakerOutcome {
  if (!InferenceError.is(error)) return 'neutral';
  const status = error.response?.status;
  if (status && [408, 409, 425, 429].includes(status)) return 'neutral';
  if (error.code === 'STREAM_INTERRUPTED') return 'failure';
  const reason = failoverReason(error);
  if (reason === 'connection' || reason === 'timeout' || reason === 'server-error') return 'failure';
  return status === undefined ? 'neutral' : 'success';
}
