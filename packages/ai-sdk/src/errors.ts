import { APICallError } from '@ai-sdk/provider';
import { InferenceError, InputError } from '@hubkit/inference/errors';

/** Calls the client; its errors become those that the AI SDK knows, with the error of the client as `cause`. */
export async function withApiErrors<Result>(call: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toApiError(error);
  }
}

/** The error of a call as the AI SDK knows it. Mistakes in arguments, and an abort, stay as they are. */
export function toApiError(error: unknown): unknown {
  if (!InferenceError.is(error) || InputError.is(error)) return error;
  const { message, request, response, retryAfterMs, isRetryable } = error;
  return new APICallError({
    message,
    url: request?.url ?? '',
    // What a user wrote does not belong into logs of errors.
    requestBodyValues: {},
    isRetryable,
    cause: error,
    ...(response && {
      statusCode: response.status,
      responseBody: typeof response.body === 'string' ? response.body : JSON.stringify(response.body),
      data: response.body,
    }),
    responseHeaders: {
      ...(response?.contentType && { 'content-type': response.contentType }),
      ...(response?.requestId && { 'x-request-id': response.requestId }),
      // The AI SDK waits this long before it repeats a call.
      ...(retryAfterMs !== undefined && { 'retry-after-ms': String(retryAfterMs) }),
    },
  });
}
