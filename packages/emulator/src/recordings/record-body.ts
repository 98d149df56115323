import { parseJson } from '../contract/json.ts';
import type { RecordedBody, RecordedBytes } from './recorded-exchange.ts';

/** Records bytes as text if they are UTF-8, as base64 otherwise. */
export function recordBytes(bytes: Uint8Array): RecordedBytes {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { base64: Buffer.from(bytes).toString('base64') };
  }
}

/** Records a request body as JSON, as the parts of a form, or as bytes; undefined for an empty one. */
export async function recordBody(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<RecordedBody | undefined> {
  if (bytes.length === 0) return undefined;
  if (/^multipart\/form-data\b/i.test(type)) {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined);
    if (form) return { form: await Promise.all([...form].map(recordPart)) };
  }
  const recorded = recordBytes(bytes);
  const json = 'text' in recorded ? parseJson(recorded.text) : undefined;
  return json === undefined ? recorded : { json };
}

async function recordPart([name, value]: [string, File | string]): Promise<readonly [string, RecordedBody]> {
  return [name, typeof value === 'string' ? { text: value } : recordBytes(new Uint8Array(await value.arrayBuffer()))];
}
