import type { Connection } from '../connect/connect.ts';
import { embedTexts } from './embed-texts.ts';
import type { EmbeddingStore } from './embedding-store.ts';
import { splitText } from './split-text.ts';

/** A file to embed. */
export interface TextFile {
  readonly file: string;
  readonly hash: string;
  readonly text: string;
}

/** Pieces that are stored together. An interrupted run embeds at most this many again. */
const GROUP = 128;

/** Embeds files and stores them in groups. */
export async function embedFiles(
  files: readonly TextFile[],
  store: EmbeddingStore,
  connection: Connection,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  const split = files.map((file) => ({ ...file, pieces: splitText(file.text) }));
  const all = split.reduce((sum, { pieces }) => sum + pieces.length, 0);
  let done = 0;
  while (split.length > 0) {
    const group = takeGroup(split);
    const texts = group.flatMap(({ pieces }) => pieces.map(({ text }) => text));
    const vectors = await embedTexts(texts, connection, (count) => onProgress(done + count, all));
    store.setModel(connection.target.model ?? '');
    let at = 0;
    for (const { file, hash, pieces } of group) {
      const own = vectors.slice(at, at + pieces.length);
      store.replace(
        file,
        hash,
        own.map((vector, index) => ({ text: '', line: 1, ...pieces[index], vector })),
      );
      at += pieces.length;
    }
    done += at;
  }
}

/** Takes files from the beginning of a list until they have enough pieces. */
function takeGroup<T extends { readonly pieces: readonly unknown[] }>(files: T[]): readonly T[] {
  const group: T[] = [];
  for (let count = 0; count < GROUP && files.length > 0; ) {
    const [next] = files.splice(0, 1);
    if (next === undefined) break;
    group.push(next);
    count += next.pieces.length;
  }
  return group;
}
