/** Joins byte arrays. */
export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The bytes of a text in Latin-1. */
export function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 255);
}

/** An unsigned number, most significant byte first. */
export function bigEndian(value: number, length: 1 | 2 | 3 | 4): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (value / 256 ** (length - 1 - index)) & 255);
}

/** An unsigned number, least significant byte first. */
export function littleEndian(value: number, length: 2 | 3 | 4): Uint8Array {
  return bigEndian(value, length).reverse();
}
