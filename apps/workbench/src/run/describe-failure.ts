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
    message: error.message.replace(CLIENT_PREFIX, ''),
    canRetry: error.isRetryable,
    ...(error.provider && { provider: error.provider }),
    ...(response && { status: response.status }),
    ...(response?.requestId && { requestId: response.requestId }),
    ...(error.retryAfterMs !== undefined && { retryAfterMs: error.retryAfterMs }),
    ...(request && { method: request.method, url: request.url }),
    ...(response?.body !== undefined && { body: printed(response.body) }),
  };
}

/** What the client writes before the words of a service. */
const CLIENT_PREFIX = /^Failed to perform inference: (?:an error occurred while streaming the response: )?/;

type Explanation = Pick<Failure, 'title' | 'advice' | 'needsToken'>;

type ByCode = Readonly<Partial<Record<NonNullable<InferenceError['code']>, Explanation>>>;
type ByStatus = Readonly<Record<number, Explanation>>;

/** Explains a failure of the user's own server: the remedies there are the server, its model and its key. */
function explainAtServer(error: InferenceError, server: string): Explanation {
  const { status = 0 } = error.response ?? {};
  const invalid = {
    title: `${server} returned an invalid response`,
    advice: 'Check that its address is that of an API like the one of OpenAI, usually ending in /v1.',
  };
  const byCode: ByCode = {
    CONNECTION: {
      title: `${server} could not be reached`,
      advice: 'Check that the server runs and allows this page, and try again.',
    },
    TIMEOUT: {
      title: `${server} took too long`,
      advice: 'The model may still be loading: try again. If it stays slow, choose a smaller one.',
    },
    PROVIDER_OUTPUT: invalid,
  };
  const refused = {
    title: `${server} did not accept the key`,
    advice: 'Check the key of the server under Connection.',
    needsToken: true,
  };
  const byStatus: ByStatus = {
    401: refused,
    403: refused,
    404: { title: 'The model was not found', advice: `Choose one that ${server} lists, or load it there first.` },
  };
  const known = (error.code && byCode[error.code]) ?? byStatus[status];
  if (known) return known;
  if (status >= 500)
    return {
      title: `${server} failed`,
      advice: 'Look into the log of the server, and try again. It may be out of memory, or still loading the model.',
    };
  const { title, advice } = explain(error);
  return { title, advice: advice.includes('provider') ? 'Check the model and the settings of the call.' : advice };
}

const INVALID_RESPONSE: Explanation = {
  title: 'The provider returned an invalid response',
  advice: 'Try again, or choose another provider for this model.',
};

/** What the client says of a key of another kind, which only the provider that gave it takes. */
const NO_HUB_TOKEN = /This is not a hub token/;

const FOREIGN_KEY: Explanation = {
  title: 'The token was not accepted',
  advice: 'Enter a hub token (hf_…) under Connection, or choose the provider of this key.',
  needsToken: true,
};

const FAILED_JOB: Explanation = {
  title: 'The run ended without a result',
  advice: 'Change what the message names, try again, or choose another provider.',
};

const BY_CODE: ByCode = {
  INPUT: { title: 'Invalid request', advice: 'Nothing was sent. Correct what the message names, and try again.' },
  CONNECTION: {
    title: 'The service could not be reached',
    advice: 'Check that this workbench is still running, or that you are online, and try again.',
  },
  TIMEOUT: {
    title: 'The service took too long',
    advice: 'Try again, lower the maximum length, or choose another provider.',
  },
  LIMIT: { title: 'The answer was too large', advice: 'Lower the maximum length.' },
  STREAM_INTERRUPTED: {
    title: 'The answer was cut off',
    advice: 'What had arrived is kept above. Try again for a whole answer.',
  },
  PROVIDER_OUTPUT: INVALID_RESPONSE,
  JOB: FAILED_JOB,
};

const BY_STATUS: ByStatus = {
  401: {
    title: 'The token was not accepted',
    advice: 'Check the token under Connection: it may be mistyped or expired.',
    needsToken: true,
  },
  402: { title: 'No credits remaining', advice: 'Add credits to the account, or use the key of a provider.' },
  403: {
    title: 'The token lacks a required permission',
    advice: 'Give it the permission to call inference providers.',
  },
  404: { title: 'The model was not found', advice: 'Check its id, or choose a provider that serves it.' },
  413: { title: 'The conversation is too long', advice: 'Remove earlier messages, and try again.' },
  429: { title: 'Too many requests', advice: 'Wait a moment, then try again.' },
};

/** What is read of an error to explain it. */
interface ExplainedError {
  readonly code?: InferenceError['code'];
  readonly message?: string;
  readonly response?: { readonly status: number; readonly body?: unknown } | undefined;
  readonly request?: { readonly method: string } | undefined;
}

/** Explains a failure of a service by its code or its status. */
export function explain({ code, response, request, message = '' }: ExplainedError): Explanation {
  if (code === 'INPUT' && NO_HUB_TOKEN.test(message)) return FOREIGN_KEY;
  const known = (code && BY_CODE[code]) ?? BY_STATUS[response?.status ?? 0];
  if (known) return known;
  if (response && response.status >= 500)
    return { title: 'The service failed', advice: 'Try again in a moment, or choose another provider.' };
  return {
    // A service that is asked how a job goes has accepted its request before.
    title: request?.method === 'GET' ? 'The run failed' : 'The service rejected the request',
    advice: response?.body ? '' : 'It gave no reason: check the settings, or choose another provider.',
  };
}

function printed(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
}
