import { InferenceError } from '@hubkit/inference/errors';
import { readMessage } from '../ui/read-message.ts';
import type { Failure } from './failure.ts';

/**
 * Describes an error for the failure panel.
 *
 * @param server - Name of the user's own server, where the call went to one: it has no providers to choose from.
 */
export function describeFailure(error: unknown, server?: string): Failure {
  if (!InferenceError.is(error)) {
    const message = readMessage(error);
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
    ...(server === undefined ? explain(error) : explainAtServer(error, server)),
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

/** Explains a failure of the user's own server: the remedies there are the server, its model and its key. */
function explainAtServer(error: InferenceError, server: string): Explanation {
  switch (error.code) {
    case 'CONNECTION':
      return {
        title: `${server} could not be reached`,
        advice: 'Check that the server runs and allows this page, and try again.',
      };
    case 'TIMEOUT':
      return {
        title: `${server} took too long`,
        advice: 'The model may still be loading: try again. If it stays slow, choose a smaller one.',
      };
    case 'PROVIDER_OUTPUT':
    case 'JOB':
      return {
        title: `${server} returned an invalid response`,
        advice: 'Check that its address is that of an API like the one of OpenAI, usually ending in /v1.',
      };
    default:
      return explainServerStatus(error, server);
  }
}

function explainServerStatus(error: InferenceError, server: string): Explanation {
  const { status = 0 } = error.response ?? {};
  if (status === 401 || status === 403)
    return { title: `${server} did not accept the key`, advice: 'Check the key of the server under Connection.' };
  if (status === 404)
    return { title: 'The model was not found', advice: `Choose one that ${server} lists, or load it there first.` };
  if (status >= 500)
    return {
      title: `${server} failed`,
      advice: 'Look into the log of the server, and try again. It may be out of memory, or still loading the model.',
    };
  const known = explain(error);
  const isOfProvider = known.advice.includes('provider');
  return isOfProvider ? { ...known, advice: 'Check the model and the settings of the call.' } : known;
}

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
      ? 'Open “Service response” to see why.'
      : 'It gave no reason: check the settings, or choose another provider.',
  };
}

function printed(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
}
