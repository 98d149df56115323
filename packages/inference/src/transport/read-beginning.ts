import type { Bytes, OpenResponse } from './open-response.ts';

/** The beginning of a body. */
interface Beginning {
  readonly text: string;
  /** True where the body goes on. */
  readonly isCut: boolean;
}

/** Reads at least `bytes` bytes of a body as text, or all that it has, and closes it. */
export async function readBeginning(opened: OpenResponse, bytes: number): Promise<Beginning> {
  const pieces: Bytes[] = [];
  let size = 0;
  let piece = await opened.read();
  for (; piece && size < bytes; piece = await opened.read()) {
    pieces.push(piece);
    size += piece.byteLength;
  }
  await opened.close();
  return { text: await new Blob(pieces).text(), isCut: piece !== undefined };
}
