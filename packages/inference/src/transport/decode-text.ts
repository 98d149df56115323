/** Decodes the chunks of a body as UTF-8. */
export function decodeText(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  // Decoding at once is faster than as a stream, and nearly every body is one chunk.
  if (pieces.length === 1) return decoder.decode(pieces[0]);
  return pieces.map((bytes) => decoder.decode(bytes, { stream: true })).join('') + decoder.decode();
}
