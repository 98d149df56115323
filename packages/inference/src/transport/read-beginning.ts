import type { OpenResponse } from './open-response.ts';
import { decodeText } from './read-body.ts';

/** Reads the beginning of a body as text, and closes it. */
export async function readBeginning(opened: OpenResponse, length: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let bytes = await opened.read(); bytes; bytes = await opened.read()) {
    pieces.push(bytes);
    size += bytes.byteLength;
    if (size >= length) break;
  }
  await opened.close();
  return decodeText(pieces).slice(0, length);
}
