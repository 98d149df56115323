import type { CallContext } from './context.ts';
import { DeferredError } from './deferred-error.ts';
import type { OpenResponse } from './open-response.ts';

/** Tells whether a media type is one of JSON, whatever its parameters and case. */
export function isJson(contentType: string | null): boolean {
  return /^\s*[\w.-]+\/(?:[\w.-]+\+)?json\b/i.test(contentType ?? '');
}

/** Reads a whole body as the chunks in which it arrived. */
export async function readBytes(
  opened: OpenResponse,
  maxBytes: number,
  context: Pick<CallContext, 'subject'>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let bytes = await opened.read(); bytes; bytes = await opened.read()) {
    pieces.push(bytes);
    size += bytes.byteLength;
    if (size > maxBytes) {
      await opened.close();
      throw new DeferredError((code) => code.limitError(maxBytes, context));
    }
  }
  return pieces;
}

/** Reads a whole body as text. */
export async function readText(
  opened: OpenResponse,
  maxBytes: number,
  context: Pick<CallContext, 'subject'>,
): Promise<string> {
  return textOf(await readBytes(opened, maxBytes, context));
}

/** Reads the beginning of a body as text, and closes it. */
export async function readBeginning(opened: OpenResponse, length: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let bytes = await opened.read(); bytes; bytes = await opened.read()) {
    pieces.push(bytes);
    size += bytes.byteLength;
    if (size >= length) break;
  }
  await opened.close();
  return textOf(pieces).slice(0, length);
}

function textOf(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  // Decoding at once is faster than as a stream, and nearly every body is one chunk.
  if (pieces.length === 1) return decoder.decode(pieces[0]);
  return pieces.map((bytes) => decoder.decode(bytes, { stream: true })).join('') + decoder.decode();
}
