import { GatewayError } from '../contract/errors.ts';
import type { Incoming } from '../contract/exchange.ts';
import { slowBody, tooLarge } from './body-errors.ts';

/** A request of the fetch standard as the gateway reads it. */
export function webIncoming(request: Request): Incoming {
  const { pathname, search, host } = new URL(request.url);
  return {
    method: request.method,
    target: pathname + search,
    // Servers behind a proxy make addresses of what the Host header says; runtimes without it have the address only.
    host: request.headers.get('host') ?? host,
    signal: request.signal,
    header: (name) => request.headers.get(name) ?? undefined,
    readBytes: (maxBytes, timeoutMs) => readBytes(request, maxBytes, timeoutMs),
    toRequest: () =>
      new Request(request.url, { method: request.method, headers: request.headers, signal: request.signal }),
  };
}

async function readBytes(request: Request, maxBytes: number, timeoutMs: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  if (request.bodyUsed)
    throw new GatewayError('INPUT', 'The body of the request was read before it came to the gateway.');
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(slowBody(timeoutMs)), timeoutMs);
  });
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read().catch(left), slow]);
      if (done) return joined(pieces, size);
      size += value.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      pieces.push(value);
    }
  } catch (error) {
    // Not awaited: a client that sends nothing would hold it up.
    reader.cancel().catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A body that breaks is one of a client that leaves. */
function left(cause: unknown): never {
  throw Object.assign(new DOMException('The client has left.', 'AbortError'), { cause });
}

/** Joins pieces into one array of a known size. */
function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = pieces;
  if (first && pieces.length === 1) return first;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}
