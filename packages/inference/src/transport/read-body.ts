import type { OpenResponse } from './open-response.ts';

/** True for the media types of JSON, whatever their parameters and case. */
export function isJson(contentType: string | null): boolean {
  return /^\s*[\w.-]+\/(?:[\w.-]+\+)?json\b/i.test(contentType ?? '');
}

/** Reads a whole body as text. */
export async function readText(opened: OpenResponse, maxBytes: number): Promise<string> {
  return decodeText(await opened.readAll(maxBytes));
}

/** Has no state, as it decodes whole texts only. */
const WHOLE = /* @__PURE__ */ new TextDecoder();

/** Decodes the chunks of a body as UTF-8. */
export function decodeText(chunks: readonly Uint8Array[]): string {
  // Decoding at once is faster than as a stream, and nearly every body is one chunk.
  if (chunks.length === 1) return WHOLE.decode(chunks[0]);
  const decoder = new TextDecoder();
  return chunks.map((bytes) => decoder.decode(bytes, { stream: true })).join('') + decoder.decode();
}
