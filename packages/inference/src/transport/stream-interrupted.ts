import { type InferenceError, type PartialAnswer, StreamInterruptedError } from '../contract/errors.ts';
import type { CallContext } from './context.ts';

/** Creates the error of a stream that ended before the answer did. */
export function streamInterrupted(
  partial: PartialAnswer,
  { subject }: Pick<CallContext, 'subject'>,
  cause?: InferenceError,
): StreamInterruptedError {
  const chunks = `${partial.count} chunk${partial.count === 1 ? '' : 's'}`;
  const what = `The stream from ${subject.provider} ended early after ${chunks}; the partial text is in \`error.partial\`.`;
  const message = cause ? `${what} ${cause.message}` : what;
  return new StreamInterruptedError(message, { ...subject, cause, partial });
}

/** Adds the text so far to an error that ended a stream. */
export function withPartial(
  error: InferenceError,
  partial: PartialAnswer,
  context: Pick<CallContext, 'subject'>,
): InferenceError {
  if (error.partial) return error;
  return error.fault ? streamInterrupted(partial, context, error) : Object.assign(error, { partial });
}
