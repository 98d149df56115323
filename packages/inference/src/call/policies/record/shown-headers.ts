import { createRedaction, mayHoldKey } from '../../../transport/redact.ts';

/** Returns the headers of a response without keys that the service repeats, and without cookies, which browsers hide, too. */
export function shownHeaders(headers: Headers, secrets: readonly string[]): Headers {
  let text = '';
  headers.forEach((value) => {
    text += `${value}\n`;
  });
  // Copying the headers takes longer than the rest of the record of a call.
  if (!headers.has('set-cookie') && !mayHoldKey(text, secrets)) return headers;
  const redact = createRedaction(secrets);
  const shown = [...headers].filter(([name]) => name.toLowerCase() !== 'set-cookie');
  return new Headers(shown.map(([name, value]) => [name, redact(value)]));
}
