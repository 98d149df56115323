/** A multiple of 3, so that the pieces can be joined, and few enough for the arguments of one call. */
const PIECE = 0x6000;

/** Bytes as base64, a piece at a time so that large files do not multiply in memory. */
export function encodeBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE))));
  }
  return pieces.join('');
}

/** The bytes of base64; undefined when it is not. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const characters = atob(text);
    const bytes = new Uint8Array(characters.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
    return bytes;
  } catch {
    return undefined;
  }
}
