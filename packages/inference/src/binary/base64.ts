/** The part of Node's Buffer that is used where it exists: thirty times as fast as strings, without copies. */
interface BufferClass {
  from(bytes: ArrayBufferLike, offset: number, length: number): { toString(encoding: 'base64'): string };
  from(text: string, encoding: 'base64'): Uint8Array<ArrayBuffer>;
}

const ALPHABET = /* @__PURE__ */ new TextEncoder().encode(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
);

/** Number of bytes that are encoded at once: a multiple of 3, so that the parts can be joined. Takes a few milliseconds. */
const SLICE_BYTES = 3_145_728;

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
  const dense = /\s/.test(text) ? text.replace(/\s+/g, '') : text;
  const bytes = buffers.from(dense, 'base64');
  // Buffer skips invalid characters, and also accepts the URL-safe alphabet.
  const digits = dense.length - (/={1,2}$/.exec(dense.slice(-2))?.[0].length ?? 0);
  return bytes.length === Math.floor((digits * 3) / 4) && digits % 4 !== 1 && !/[-_]/.test(dense) ? bytes : undefined;
}

function platformBuffer(): BufferClass | undefined {
  return (globalThis as { Buffer?: BufferClass }).Buffer;
}

function encodeSlice(bytes: Uint8Array): string {
  return (
    platformBuffer()?.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64') ?? encodeByTable(bytes)
  );
}

/** Encodes bytes on platforms without Buffer. */
export function encodeByTable(bytes: Uint8Array): string {
  const text = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill(61);
  const digit = (bits: number) => ALPHABET[bits & 63] as number;
  for (let from = 0, to = 0; from < bytes.length; from += 3) {
    const second = bytes[from + 1];
    const third = bytes[from + 2];
    const bits = ((bytes[from] as number) << 16) | ((second ?? 0) << 8) | (third ?? 0);
    text[to++] = digit(bits >> 18);
    text[to++] = digit(bits >> 12);
    text[to++] = second === undefined ? 61 : digit(bits >> 6);
    text[to++] = third === undefined ? 61 : digit(bits);
  }
  return new TextDecoder().decode(text);
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
