import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { BodyQueue } from './body-queue.ts';

/** The part of a stream of zlib that is used here. */
type Decoder = ReturnType<typeof createGunzip>;

const DECODERS: Readonly<Record<string, () => Decoder>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress() as unknown as Decoder,
};

/** Returns the place to write the bytes of a body to: the body itself, or a decoder before it. Compressed content that is cut short fails. */
export function decoderFor(
  encoding: string | string[] | undefined,
  body: BodyQueue,
): { write(bytes: Uint8Array): void; end(): void } {
  if (encoding === undefined) return body;
  const names = String(encoding)
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'identity');
  // Encodings are listed in the order in which they were applied; unknown ones are left as they are, as fetch does.
  if (names.length === 0 || !names.every((name) => Object.hasOwn(DECODERS, name))) return body;
  const [first, ...others] = names.reverse().map((name) => DECODERS[name]?.() as Decoder);
  const last = others.reduce((before, next) => before.pipe(next), first as Decoder);
  for (const decoder of [first, ...others])
    decoder?.on('error', (error) => body.fail(new TypeError('terminated', { cause: error })));
  last.on('data', (bytes: Uint8Array) => body.write(bytes));
  last.on('end', () => body.end());
  return { write: (bytes) => void first?.write(bytes), end: () => void first?.end() };
}
