/** Tokens at their place in a text. Several are together where only all of them make a character. */
export interface PlacedTokens {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly number[];
}

/** Decodes ids to their text, special tokens included. */
type Decode = (ids: number[]) => string;

/** Tokens of which one character may consist. */
const MAX_GROUP = 16;
const REPLACEMENT = '\uFFFD';

/** Returns the range of each token in its text; undefined for a tokenizer that normalizes the text, and tokens without a place in it. */
export function placeTokens(text: string, ids: readonly number[], decode: Decode): readonly PlacedTokens[] | undefined {
  const placed: PlacedTokens[] = [];
  let start = 0;
  let group: number[] = [];
  for (const id of ids) {
    group.push(id);
    const written = writtenAt(text, start, decode(group));
    if (written === undefined) {
      if (group.length >= MAX_GROUP) return undefined;
      continue;
    }
    placed.push({ start, end: start + written.length, ids: group });
    start += written.length;
    group = [];
  }
  return group.length === 0 && start === text.length ? placed : undefined;
}

/** Returns what the text has at a place for decoded tokens; undefined if it is something else, or a part of a character. */
function writtenAt(text: string, start: number, decoded: string): string | undefined {
  if (decoded.includes(REPLACEMENT) && !text.startsWith(decoded, start)) return undefined;
  // Decoders of SentencePiece leave out the space at the start.
  return [decoded, ` ${decoded}`].find((each) => each !== '' && text.startsWith(each, start));
}
