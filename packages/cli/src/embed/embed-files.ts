import type { Connection } from '../connect/connect.ts';
import { embedTexts } from './embed-texts.ts';
import type { EmbeddingStore } from './embedding-store.ts';

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

/** A piece of a text. */
interface Piece {
  readonly text: string;
  /** Number of its first line, from 1. */
  readonly line: number;
}

/** Longest piece, in characters: about 300 tokens, which the models of the hub take whole. */
const MAX_LENGTH = 1200;

/** Splits a text into pieces of whole paragraphs, or of whole lines where a paragraph is long. */
export function splitText(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let lines: string[] = [];
  let first = 1;
  let length = 0;
  const end = () => {
    const joined = lines.join('\n').trim();
    if (joined !== '') pieces.push({ text: joined, line: first });
    lines = [];
    length = 0;
  };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const isBreak = line.trim() === '';
    if (length > 0 && (length + line.length > MAX_LENGTH || (isBreak && length > MAX_LENGTH / 2))) end();
    if (length === 0 && isBreak) continue;
    if (length === 0) first = index + 1;
    for (const part of splitLine(line)) {
      if (length > 0 && length + part.length > MAX_LENGTH) {
        end();
        first = index + 1;
      }
      lines.push(part);
      length += part.length + 1;
    }
  }
  end();
  return pieces;
}

/** Cuts a line that is longer than a piece. */
function splitLine(line: string): readonly string[] {
  if (line.length <= MAX_LENGTH) return [line];
  const parts: string[] = [];
  for (let rest = line; rest !== ''; ) {
    // A cut within a pair of surrogates would damage a character.
    const end = /[\ud800-\udbff]$/.test(rest.slice(0, MAX_LENGTH)) ? MAX_LENGTH - 1 : MAX_LENGTH;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return parts;
}
