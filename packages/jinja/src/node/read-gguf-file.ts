import { open } from 'node:fs/promises';
import { valueError } from '../engine/runtime/errors.ts';
import { GgufTooShort, readGgufMetadata } from './gguf-metadata.ts';

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
