import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Reads bodies whose length no header states (`Transfer-Encoding: chunked`), or every body, up to `maxBytes`. hono's own `bodyLimit` makes
 * its Request of the server's, which Node's Request does not accept while the globals stay untouched.
 */
export function readChunkedBody(maxBytes: number, { isEvery = false } = {}): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { raw } = c.req;
    const { url, method, headers, signal } = raw;
    if (raw.body && (isEvery || headers.has('transfer-encoding') || !headers.has('content-length'))) {
      const bytes = await readUpTo(raw.body, maxBytes);
      if (bytes) c.set('body', bytes);
      c.set('bodyBytes', bytes?.length ?? Number.POSITIVE_INFINITY);
      c.req.raw = new Request(url, { method, headers, signal, ...(bytes?.length ? { body: bytes } : {}) });
    }
    return next();
  };
}

/** Rejects bodies of more than `maxBytes` with the status 413. */
export function limitBody(maxBytes: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (bodyBytes(c.req.raw.headers, c.get('bodyBytes')) <= maxBytes) return next();
    return c.json({ error: `The body of the request is larger than ${maxBytes / 1024 / 1024} MiB.` }, 413);
  };
}

/** The length of a request body: counted, or as its header states it. */
export function bodyBytes(headers: Headers, counted: number | undefined): number {
  return counted ?? Number(headers.get('content-length') ?? 0);
}

/** The bytes of a body; undefined for one of more than `maxBytes`. */
async function readUpTo(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
