import { Readable } from 'node:stream';

/** Returns the body of a request as undici takes it, and adds its media type and length to the headers. */
export async function toRequestBody(
  body: BodyInit | null | undefined,
  headers: Record<string, string>,
): Promise<Uint8Array | Readable | null> {
  if (body === undefined || body === null) return null;
  if (body instanceof Blob) {
    if (body.type) headers['content-type'] ??= body.type;
    headers['content-length'] = String(body.size);
    // The types of web streams in Node and in browsers differ; the streams do not.
    return Readable.fromWeb(body.stream() as never);
  }
  // Forms and the rest: the platform writes them.
  const written = new Response(body);
  const type = written.headers.get('content-type');
  if (type) headers['content-type'] ??= type;
  return body instanceof ReadableStream ? Readable.fromWeb(body as never) : new Uint8Array(await written.arrayBuffer());
}
