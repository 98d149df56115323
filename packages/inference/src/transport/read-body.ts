import type { CallContext } from './context.ts';
import { decodeText } from './decode-text.ts';
import { DeferredError } from './deferred-error.ts';
import type { OpenResponse } from './opened-response.ts';

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
  return decodeText(await readBytes(opened, maxBytes, context));
}
