import { redactText } from './redact.ts';

/** The request id that the service assigned, to quote when reporting a problem; '' if none. */
export function requestId(headers: Headers, secrets: readonly string[]): string {
  const id = headers.get('x-request-id') ?? headers.get('inference-id') ?? headers.get('cf-ray');
  return id ? redactText(id, secrets) : '';
}
