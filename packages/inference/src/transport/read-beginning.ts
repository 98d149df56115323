import type { Bytes, OpenResponse } from './open-response.ts';

/** Reads the beginning of a body as text, and closes it. */
export async function readBeginning(opened: OpenResponse, length: number): Promise<string> {
  const pieces: Bytes[] = [];
  let size = 0;
  for (let bytes = await opened.read(); bytes; bytes = await opened.read()) {
    pieces.push(bytes);
    size += bytes.byteLength;
    if (size >= length) break;
  }
  await opened.close();
  return (await new Blob(pieces).text()).slice(0, length);
}
