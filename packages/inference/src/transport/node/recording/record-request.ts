import { redactText } from '../../redact.ts';
import { type RecordedBody, type RecordedRequest, recordBytes } from './recorded-exchange.ts';

/** Headers whose values are harmless; of others nothing is recorded. */
const SHOWN = /^(accept|accept-encoding|content-type|prefer)$/i;

/** Replaces what must not be recorded in a text. */
export type Redact = (text: string) => string;

/** Returns the credentials and the payer of a request: the values of headers that are not known to be harmless. */
export function findSecrets(headers: Headers): readonly string[] {
  return [...headers]
    .filter(([name]) => !SHOWN.test(name))
    .map(([, value]) => value.replace(/^(bearer|key|token|basic) /i, ''))
    .filter((value) => value.length > 3);
}

/** Makes the function that removes credentials from a text, and what the user wants removed. */
export function redactor(secrets: readonly string[], own: Redact = (text) => text): Redact {
  return (text) => own(redactText(text, secrets));
}

/** Describes a request without its credentials. */
export async function recordRequest(
  request: Request,
  form: FormData | undefined,
  redact: Redact,
): Promise<RecordedRequest> {
  const body = form
    ? {
        form: await Promise.all(
          [...form].map(async ([name, value]) => [name, await recordPart(value, redact)] as const),
        ),
      }
    : recordBody(new Uint8Array(await request.arrayBuffer()), redact);
  const headers = [...request.headers].filter(([name]) => SHOWN.test(name));
  return {
    method: request.method,
    url: redact(request.url),
    // The boundary of a form is another one every time.
    headers: Object.fromEntries(
      headers.map(([name, value]) => [name, redact(value.replace(/boundary=.*/, 'boundary=…'))]),
    ),
    ...(body && { body }),
  };
}

async function recordPart(value: FormDataEntryValue, redact: Redact): Promise<RecordedBody> {
  return typeof value === 'string' ? { text: redact(value) } : recordBytes(new Uint8Array(await value.arrayBuffer()));
}

function recordBody(bytes: Uint8Array, redact: Redact): RecordedBody | undefined {
  if (bytes.byteLength === 0) return undefined;
  const recorded = recordBytes(bytes);
  if (!('text' in recorded)) return recorded;
  const text = redact(recorded.text);
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { text };
  }
}
