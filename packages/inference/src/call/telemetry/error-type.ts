import { InferenceError } from '../../contract/errors.ts';

/** The class of a failure: the status of an error response, the code of our errors, or the name of any other error. */
export function errorType(error: unknown): string {
  if (InferenceError.is(error)) return `${error.response?.status ?? error.code}`;
  return error instanceof Error ? error.name : '_OTHER';
}
