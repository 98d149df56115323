import { errorReason } from '@hubkit/inference';
import { InferenceError } from '@hubkit/inference/errors';
import { GatewayError } from '../contract/errors.ts';
import type { Incoming, Outgoing } from '../contract/exchange.ts';
import { publicText } from './public-text.ts';
import { jsonReply } from './replies.ts';

/** Form of errors: that of the dialect of a request. */
export type ErrorForm = 'openai' | 'anthropic';

/** The form of errors that the client of a request reads. Clients of Anthropic send their version to every route. */
export function detectErrorForm({ target, header }: Pick<Incoming, 'target' | 'header'>): ErrorForm {
  return /\/v1\/messages(?:[/?]|$)/.test(target) || header('anthropic-version') !== undefined ? 'anthropic' : 'openai';
}

/** An error as OpenAI's clients read it. */
export interface ErrorBody {
  readonly error: {
    readonly message: string;
    readonly type: string;
    readonly param: string | null;
    readonly code: string;
    readonly request_id: string;
  };
}

/** The message of a failure inside of the gateway: its reason is in the log only. */
export const INTERNAL_MESSAGE = 'The gateway failed. Quote the request id to its operator.';

/** A failure as the client of a request may read it. */
export interface Failure {
  readonly status: number;
  readonly message: string;
  readonly code: string;
  readonly param?: string | undefined;
  readonly retryAfterMs?: number | undefined;
}

/**
 * Makes the response to a failure.
 *
 * @param toBody - Makes the body. @default that of OpenAI
 */
export function errorReply(
  error: unknown,
  requestId: string,
  toBody: (failure: Failure, requestId: string) => object = createBody,
): Outgoing {
  const failure = toFailure(error);
  const { status, code, retryAfterMs } = failure;
  const headers: Record<string, string> = {
    ...(retryAfterMs !== undefined && { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) }),
    // Clients of OpenAI and Anthropic send a request with status 429 again, unless they are told not to.
    ...(code === 'BUDGET' && { 'x-should-retry': 'false' }),
  };
  return jsonReply(toBody(failure, requestId), status, headers);
}

/** Describes a failure in OpenAI's form. */
export function errorBody(error: unknown, requestId: string): ErrorBody {
  return createBody(toFailure(error), requestId);
}

/** The code of a failure, for records: `cancelled` for a client that left. */
export function toOutcome(error: unknown): string {
  return isAbort(error) ? 'cancelled' : toFailure(error).code;
}

/** True for a failure that is neither a refusal nor one of a provider. */
export function isInternal(error: unknown): boolean {
  return !GatewayError.is(error) && !InferenceError.is(error) && !isAbort(error);
}

function createBody({ status, message, code, param }: Failure, requestId: string): ErrorBody {
  return { error: { message, type: toErrorType(status), param: param ?? null, code, request_id: requestId } };
}

/** Reads the failure behind an error. */
export function toFailure(error: unknown): Failure {
  if (GatewayError.is(error)) return error;
  if (InferenceError.is(error)) return ofInference(error);
  if (isAbort(error)) return { status: 499, message: 'The request was cancelled.', code: 'CANCELLED' };
  return { status: 500, message: INTERNAL_MESSAGE, code: 'INTERNAL' };
}

function ofInference(error: InferenceError): Failure {
  const { code = 'INTERNAL', retryAfterMs } = error;
  const provider = providerName(error);
  switch (code) {
    case 'INPUT':
      return { status: 400, code, message: publicText(error.message, findServer(error)) };
    case 'HUB_API':
      return error.response?.status === 404
        ? { status: 404, code, message: 'The hub does not know this model.' }
        : { status: 502, code, message: 'The hub failed to say which providers serve this model.' };
    case 'PROVIDER_API':
      return ofResponse(error, code, provider);
    case 'TIMEOUT':
      return { status: 504, code, message: `${provider} did not respond in time.` };
    case 'UNAVAILABLE':
      return { status: 503, code, retryAfterMs, message: `${provider} is not called now, as it has failed too often.` };
    case 'CONNECTION':
      return { status: 502, code, message: `${provider} cannot be reached.` };
    case 'STREAM_INTERRUPTED':
      return { status: 502, code, message: `${provider} ended the stream too early.` };
    case 'JOB':
      return { status: 502, code, message: `${provider} ended the job without a result.` };
    default:
      return { status: 502, code, message: `${provider} gave a response that cannot be read.` };
  }
}

/** Passes on what the client can mend. A refused key or an empty account are the gateway's own matter. */
function ofResponse(error: InferenceError, code: string, provider: string): Failure {
  const { response, retryAfterMs } = error;
  const status = response?.status ?? 0;
  if (response?.isOutOfCredit)
    return {
      status: 502,
      code,
      message: `${provider} refuses requests: the quota of this gateway's account is used up.`,
    };
  if (status === 429)
    return { status, code, retryAfterMs, message: `${provider} has too many requests at the moment.` };
  if ([400, 404, 413, 415, 422].includes(status)) {
    // The message of the error has words of the client, too, and the address of an own server.
    const reason = publicText(errorReason(response?.body) ?? `status ${status}`, findServer(error));
    return { status: status === 404 ? 404 : 400, code, message: `${provider} refused the request: ${reason}` };
  }
  return { status: 502, code, retryAfterMs, message: `${provider} responded with status ${status}.` };
}

/** The provider of an error; own servers are not named, as their address is internal. */
function providerName({ provider }: InferenceError): string {
  return provider === undefined || /[:/]/.test(provider) ? 'The provider' : provider;
}

/** The host that the request of an error went to. */
function findServer({ request }: InferenceError): string | undefined {
  return request && URL.canParse(request.url) ? new URL(request.url).hostname : undefined;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

function toErrorType(status: number): string {
  if (status === 401) return 'authentication_error';
  if (status === 403) return 'permission_error';
  if (status === 429) return 'rate_limit_error';
  return status >= 500 ? 'api_error' : 'invalid_request_error';
}
