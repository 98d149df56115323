import type { HonoRequest } from 'hono';

/**
 * Reads the body of a request as text, with or without a stated length; undefined for one of more than `maxBytes`. hono's own
 * `bodyLimit` makes its Request of the server's, which Node's Request does not accept while the globals stay untouched.
 */
export async function readText({ raw }: HonoRequest, maxBytes: number): Promise<string | undefined> {
  if (Number(raw.headers.get('content-length') ?? 0) > maxBytes) return;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of raw.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
