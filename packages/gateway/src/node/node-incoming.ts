import type { IncomingMessage } from 'node:http';
import type { Incoming } from '../contract/exchange.ts';
import { slowBody, tooLarge } from '../http/body-errors.ts';

/** A body that a framework has parsed already, as Express does. */
interface ParsedRequest extends IncomingMessage {
  readonly body?: unknown;
  /** The path before a framework has taken away the part at which the gateway is mounted. */
  readonly originalUrl?: string;
}

/** A request of `node:http` as the gateway reads it. */
export function nodeIncoming(request: ParsedRequest, signal: AbortSignal): Incoming {
  const target = request.originalUrl ?? request.url ?? '/';
  const host = request.headers.host ?? '';
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return {
    method: request.method ?? 'GET',
    target,
    host,
    signal,
    header,
    readBytes: (maxBytes, timeoutMs) => readBytes(request, maxBytes, timeoutMs),
    // The signal is left out: following another one costs more than the rest of the request.
    toRequest: () =>
      new Request(createUrl(host, target), {
        method: request.method ?? 'GET',
        // Joins a header that comes several times by commas.
        headers: request.headers as Record<string, string>,
      }),
  };
}

/** The address of a request. A client may send any text as host and path, which are never fetched. */
function createUrl(host: string, target: string): string {
  const address = `http://${host}${target.startsWith('/') ? target : '/'}`;
  return URL.canParse(address) ? address : 'http://localhost';
}

function readBytes(request: ParsedRequest, maxBytes: number, timeoutMs: number): Promise<Uint8Array> {
  if (request.readableEnded) return Promise.resolve(parsedBody(request.body, maxBytes));
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(tooLarge(maxBytes));
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    let size = 0;
    const timer = setTimeout(() => fail(slowBody(timeoutMs)), timeoutMs);
    const stop = () => {
      clearTimeout(timer);
      request.off('data', add).off('end', end).off('error', left).off('close', left);
    };
    const fail = (error: Error) => {
      stop();
      request.pause();
      reject(error);
    };
    const left = () => fail(new DOMException('The client has left.', 'AbortError'));
    const end = () => {
      stop();
      resolve(pieces.length === 1 ? (pieces[0] as Uint8Array) : Buffer.concat(pieces, size));
    };
    const add = (piece: Uint8Array) => {
      size += piece.byteLength;
      if (size > maxBytes) fail(tooLarge(maxBytes));
      else pieces.push(piece);
    };
    // A connection that breaks while the body comes is a client that leaves.
    request.on('data', add).on('end', end).on('error', left).on('close', left);
  });
}

function parsedBody(body: unknown, maxBytes: number): Uint8Array {
  const bytes =
    body instanceof Uint8Array ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body ?? null));
  if (bytes.byteLength > maxBytes) throw tooLarge(maxBytes);
  return bytes;
}
