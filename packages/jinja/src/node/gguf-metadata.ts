import { open } from 'node:fs/promises';
import { valueError } from '../engine/runtime/errors.ts';

/** The bytes end before the metadata does. */
class GgufTooShort extends Error {}

type Read = () => unknown;

/**
 * Reads the metadata at the head of a GGUF file, version 2 and later: keys with their values.
 * Format: github.com/ggml-org/ggml, docs/gguf.md.
 *
 * @throws {GgufTooShort} when more bytes are needed.
 */
function readGgufMetadata(bytes: Uint8Array): Record<string, unknown> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder();
  let at = 0;

  const take = (length: number): number => {
    const start = at;
    at += length;
    if (at > bytes.length) throw new GgufTooShort();
    return start;
  };
  const size = (): number => Number(view.getBigUint64(take(8), true));
  const text = (): string => {
    const length = size();
    const start = take(length);
    return decoder.decode(bytes.subarray(start, start + length));
  };
  const list = (): unknown[] => {
    const read = reader(view.getUint32(take(4), true));
    const length = size();
    const items: unknown[] = [];
    for (let index = 0; index < length; index++) items.push(read());
    return items;
  };
  // By the number that the format gives each type.
  const readers: readonly Read[] = [
    () => view.getUint8(take(1)),
    () => view.getInt8(take(1)),
    () => view.getUint16(take(2), true),
    () => view.getInt16(take(2), true),
    () => view.getUint32(take(4), true),
    () => view.getInt32(take(4), true),
    () => view.getFloat32(take(4), true),
    () => view.getUint8(take(1)) !== 0,
    text,
    list,
    size,
    () => Number(view.getBigInt64(take(8), true)),
    () => view.getFloat64(take(8), true),
  ];
  const reader = (type: number): Read => {
    const read = readers[type];
    if (!read) throw valueError(`GGUF metadata holds a value of the unknown type ${type}.`);
    return read;
  };

  if (decoder.decode(bytes.subarray(0, 4)) !== 'GGUF') throw valueError('This is not a GGUF file.');
  take(4);
  const version = view.getUint32(take(4), true);
  if (version < 2 || version > 3) throw valueError(`GGUF version ${version} cannot be read: only 2 and 3 can.`);
  take(8);
  const count = size();
  const metadata: Record<string, unknown> = {};
  for (let index = 0; index < count; index++) {
    const key = text();
    metadata[key] = reader(view.getUint32(take(4), true))();
  }
  return metadata;
}

/** Bytes read at first; metadata with a large vocabulary has several megabytes. */
const firstBytes = 1 << 20;
const mostBytes = 1 << 28;

/** Reads the metadata of a GGUF file, and nothing of its tensors. */
export async function readGgufFile(path: string): Promise<Record<string, unknown>> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    for (let length = firstBytes; ; length *= 4) {
      const bytes = new Uint8Array(Math.min(length, size));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
      try {
        return readGgufMetadata(bytes.subarray(0, bytesRead));
      } catch (error) {
        if (!(error instanceof GgufTooShort)) throw error;
        if (length >= size || length >= mostBytes) throw valueError(`${path} ends within its metadata.`);
      }
    }
  } finally {
    await file.close();
  }
}
