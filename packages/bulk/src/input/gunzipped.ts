import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BulkError } from '../contract/errors.ts';

const GZIP = [0x1f, 0x8b] as const;

/** Yields the bytes of a stream, decompressed if they are gzip, whatever the file is called. */
export async function* gunzipped(stream: Readable, label: string): AsyncGenerator<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const all = (async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  if (first.value[0] !== GZIP[0] || first.value[1] !== GZIP[1]) return yield* all;
  try {
    // Errors of the source reach the loop through the destination.
    yield* pipeline(Readable.from(all), createGunzip(), () => {});
  } catch (cause) {
    throw new BulkError('INPUT', `${label}: the gzip data is damaged or cut short (${(cause as Error).message}).`, {
      cause,
    });
  }
}
