import { ProviderOutputError } from '../contract/errors.ts';
import type { CallContext } from './context.ts';
import { findJsonFault } from './find-json-fault.ts';
import { redactText } from './redact.ts';

/** Characters of the text that an error shows on each side of the fault. */
const SHOWN_AROUND = 40;

/** Creates the error for a text that is not JSON; it names the place where it is broken. */
export function jsonError(
  text: string,
  { secrets, subject }: Pick<CallContext, 'secrets' | 'subject'>,
): ProviderOutputError {
  const at = findJsonFault(text);
  // Masked at its own length, as the offset is that of the response.
  const near = redactText(text.slice(Math.max(0, at - 999), at + 999), secrets, (key) => '*'.repeat(key.length));
  const middle = Math.min(at, 999);
  const excerpt = JSON.stringify(near.slice(Math.max(0, middle - SHOWN_AROUND), middle + SHOWN_AROUND));
  const message = `${subject.provider} ${subject.task}: no valid JSON at offset ${at}: ${excerpt}`;
  return new ProviderOutputError(message, subject);
}
