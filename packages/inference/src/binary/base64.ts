/** The part of Node's Buffer that is used where it exists: thirty times as fast as strings, without copies. */
interface BufferClass {
  from(bytes: ArrayBufferLike, offset: number, length: number): { toString(encoding: 'base64'): string };
  from(text: string, encoding: 'base64'): Uint8Array<ArrayBuffer>;
}

/** Number of bytes that are encoded at once: a multiple of 3, so that the parts can be joined. Takes a few milliseconds. */
export const SLICE_BYTES = 3_000_000;

/** Encodes bytes as base64, with a pause after each slice in which others may work. */
export async function encodeBase64(bytes: Uint8Array): Promise<string> {
  let text = encodeSlice(bytes.subarray(0, SLICE_BYTES));
  for (let at = SLICE_BYTES; at < bytes.length; at += SLICE_BYTES) {
    await new Promise((resolve) => setTimeout(resolve));
    text += encodeSlice(bytes.subarray(at, at + SLICE_BYTES));
  }
  return text;
}

/** Decodes base64; undefined for invalid text. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const buffers = platformBuffer();
  if (!buffers) return decodeByCharacters(text);
  const dense = text.replace(/\s+/g, '');
  const bytes = buffers.from(dense, 'base64');
  // Buffer skips invalid characters, and also accepts the URL-safe alphabet.
  const digits = dense.length - Number(dense.endsWith('=')) - Number(dense.endsWith('=='));
  return bytes.length === Math.floor((digits * 3) / 4) && digits % 4 !== 1 && !/[-_]/.test(dense) ? bytes : undefined;
}

function platformBuffer(): BufferClass | undefined {
  return (globalThis as { Buffer?: BufferClass }).Buffer;
}

function encodeSlice(bytes: Uint8Array): string {
  // Browsers since 2025 have a method for it, which takes a tenth of a millisecond for a slice.
  return (
    (bytes as { toBase64?(): string }).toBase64?.() ??
    platformBuffer()?.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64') ??
    encodeByCharacters(bytes)
  );
}

/** Encodes bytes on platforms with neither. */
export function encodeByCharacters(bytes: Uint8Array): string {
  let characters = '';
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) characters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(characters);
}

/** Decodes base64 on platforms without Buffer. */
export function decodeByCharacters(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const characters = atob(text);
    const bytes = new Uint8Array(characters.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
    return bytes;
  } catch {
    return undefined;
  }
}
