/** Version of the format, in front of every link. */
const VERSION = '1.';

/** Longest fragment that fits into every mail and chat, in characters. */
const MAX_LINK = 8192;

/** Upper bound of the inflated text in bytes: a short link can inflate to gigabytes. */
const MAX_INFLATED = 1_048_576;

/** A link that cannot be made or read, in words for users. */
export class ShareError extends Error {}

/** A state that is larger than a link may be. */
export class TooLargeError extends ShareError {}

/** Packs a value into the text of a fragment. */
export async function packState(value: object): Promise<string> {
  const packed = `${VERSION}${toBase64Url(await collect(pipe(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw'))))}`;
  if (packed.length > MAX_LINK)
    throw new TooLargeError('This is too much for a link (8 kB at most). Download it and send the file instead.');
  return packed;
}

/** Reads the text of a fragment. Takes no more than a link may hold, and stops inflating at 1 MB. */
export async function unpackState(packed: string): Promise<unknown> {
  if (!packed.startsWith(VERSION)) throw new ShareError('This link is from another version of the workbench.');
  if (packed.length > MAX_LINK) throw new ShareError('This link has more than 8 kB and is not opened.');
  try {
    const bytes = fromBase64Url(packed.slice(VERSION.length));
    const inflated = await collect(pipe(bytes, new DecompressionStream('deflate-raw')), MAX_INFLATED);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(inflated));
  } catch (cause) {
    if (cause instanceof ShareError) throw cause;
    throw new ShareError('This link is damaged: a part of it may be missing. Copy it again.', { cause });
  }
}

function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(through);
}

async function collect(stream: ReadableStream<Uint8Array>, most = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > most) throw new ShareError('This link holds more than 1 MB and is not opened.');
    chunks.push(chunk);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}
