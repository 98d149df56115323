import { InferenceError } from '@hubkit/inference/errors';
import type { Failure } from './failure.ts';

/** Describes an error for the failure panel. */
export function describeFailure(error: unknown): Failure {
  if (!InferenceError.is(error)) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      kind: error instanceof Error ? error.name : 'Error',
      title: 'Something went wrong in this page',
      message,
      canRetry: true,
      advice: 'Try again. If it happens every time, this is a bug in the workbench.',
    };
  }
  const { response, request } = error;
  return {
    kind: error.name,
    ...explain(error),
    message: error.message,
    canRetry: error.isRetryable,
    ...(error.provider && { provider: error.provider }),
    ...(response && { status: response.status }),
    ...(response?.requestId && { requestId: response.requestId }),
    ...(error.retryAfterMs !== undefined && { retryAfterMs: error.retryAfterMs }),
    ...(request && { method: request.method, url: request.url }),
    ...(response?.body !== undefined && { body: printed(response.body) }),
  };
}

type Explanation = Pick<Failure, 'title' | 'advice'>;

function explain(error: InferenceError): Explanation {
  switch (error.code) {
    case 'INPUT':
      return {
        title: 'Invalid request',
        advice: 'Nothing was sent. Correct what the message names, and try again.',
      };
    case 'CONNECTION':
      return {
        title: 'The service could not be reached',
        advice: 'Check that this workbench is still running, or that you are online, and try again.',
      };
    case 'TIMEOUT':
      return {
        title: 'The service took too long',
        advice: 'Try again, lower the maximum length, or choose another provider.',
      };
    case 'LIMIT':
      return { title: 'The answer was too large', advice: 'Lower the maximum length.' };
    case 'STREAM_INTERRUPTED':
      return {
        title: 'The answer was cut off',
        advice: 'What had arrived is kept above. Try again for a whole answer.',
      };
    case 'PROVIDER_OUTPUT':
    case 'JOB':
      return {
        title: 'The provider returned an invalid response',
        advice: 'Try again, or choose another provider for this model.',
      };
    default:
      return explainStatus(error.response?.status, error.response?.body !== undefined);
  }
}

function explainStatus(status = 0, hasBody = false): Explanation {
  if (status === 401)
    return {
      title: 'The token was not accepted',
      advice: 'Check the token under Connection: it may be mistyped or expired.',
    };
  if (status === 402)
    return { title: 'No credits remaining', advice: 'Add credits to the account, or use the key of a provider.' };
  if (status === 403)
    return {
      title: 'The token lacks a required permission',
      advice: 'Give it the permission to call inference providers.',
    };
  if (status === 404)
    return { title: 'The model was not found', advice: 'Check its id, or choose a provider that serves it.' };
  if (status === 413)
    return { title: 'The conversation is too long', advice: 'Remove earlier messages, and try again.' };
  if (status === 429) return { title: 'Too many requests', advice: 'Wait a moment, then try again.' };
  if (status >= 500)
    return { title: 'The service failed', advice: 'Try again in a moment, or choose another provider.' };
  return {
    title: 'The service rejected the request',
    advice: hasBody
      ? 'Open “Response of the service” to see why.'
      : 'It gave no reason: check the settings, or choose another provider.',
  };
}

function printed(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
}
