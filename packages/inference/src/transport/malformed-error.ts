import { LimitError, ProviderOutputError } from '../contract/errors.ts';
import type { Provider } from '../contract/provider.ts';
import { type Issue, issueText } from '../contract/schema.ts';
import type { CallContext } from './context.ts';
import { redactText } from './redact.ts';

/** Form that a response should have had: its provider, and the texts of the adapter. */
interface Expected {
  readonly provider: Pick<Provider, 'id' | 'label'>;
  /** Set for a custom endpoint, which is named in place of the provider. */
  readonly endpoint?: { readonly name: string };
  readonly adapter: { readonly malformedText?: string; readonly label?: string };
}

/** Creates the error for a response that should be JSON, from its content type; undefined for an empty one. */
export function noJsonError(
  expected: Expected,
  task: string,
  contentType: string | undefined,
  context: Pick<CallContext, 'secrets' | 'subject'>,
): ProviderOutputError {
  const why =
    contentType === undefined
      ? 'the response is empty'
      : `expected JSON but received ${contentType || 'no content type'}`;
  return malformedError(expected, task, why, context);
}

/** Creates the error for a response that is not of the documented form. */
export function malformedError(
  { provider, endpoint, adapter }: Expected,
  task: string,
  why: string | Issue,
  { secrets, subject }: Pick<CallContext, 'secrets' | 'subject'>,
): ProviderOutputError {
  const beginning = adapter.malformedText
    ? `${adapter.malformedText}. ${endpoint?.name ?? provider.id} ${task}`
    : `Received malformed response from ${endpoint?.name ?? provider.label} ${adapter.label ?? task} API`;
  const reason = typeof why === 'string' ? why : issueText({ ...why, message: redactText(why.message, secrets) });
  return new ProviderOutputError(redactText(`${beginning}: ${reason}`, secrets), subject);
}

/** Creates the error for a response that is larger than `maxBytes` allows. */
export function limitError(maxBytes: number, { subject }: Pick<CallContext, 'subject'>): LimitError {
  return new LimitError(`The response has more than ${maxBytes} bytes; set maxBytes to read it.`, subject);
}
