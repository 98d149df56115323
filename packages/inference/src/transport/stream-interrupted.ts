import { type InferenceError, type PartialAnswer, StreamInterruptedError } from '../contract/errors.ts';
import type { CallContext } from './context.ts';
import { redactText } from './redact.ts';

/** Creates the error of a stream that ended before the answer did. */
export function streamInterrupted(
  partial: PartialAnswer,
  { subject, secrets }: Pick<CallContext, 'subject' | 'secrets'>,
  cause?: InferenceError,
): StreamInterruptedError {
  const chunks = `${partial.count} chunk${partial.count === 1 ? '' : 's'}`;
  const what = `The stream from ${subject.provider} ended early after ${chunks}.`;
  const message = cause ? `${what} ${cause.message}` : what;
  return new StreamInterruptedError(message, { ...subject, cause, partial: redactPartial(partial, secrets) });
}

/** Adds the text so far to an error that ended a stream. */
export function withPartial(
  error: InferenceError,
  partial: PartialAnswer,
  context: Pick<CallContext, 'subject' | 'secrets'>,
): InferenceError {
  if (error.partial) return error;
  return error.fault
    ? streamInterrupted(partial, context, error)
    : Object.assign(error, { partial: redactPartial(partial, context.secrets) });
}

/** The text so far as an error shows it: a service may repeat the key in the middle of a stream. */
function redactPartial({ text, count, last }: PartialAnswer, secrets: readonly string[]): PartialAnswer {
  const shown = { text: redactText(text, secrets), count };
  // Chunks come from JSON; a mask inside a string leaves it JSON.
  return last === undefined ? shown : { ...shown, last: JSON.parse(redactText(JSON.stringify(last), secrets)) };
}
