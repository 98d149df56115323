import { NO_MESSAGE, type RenderedTemplate } from '@hubkit/react/template-editor';

/** Tokens at their place in a text. Several are together where only all of them make a character. */
export interface PlacedTokens {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly number[];
}

/** The tokens of an output; without places by a tokenizer that changes the text. */
export interface TokenizedOutput {
  readonly reply: RenderedTemplate;
  readonly ids: readonly number[];
  readonly placed: readonly PlacedTokens[] | undefined;
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

/** Tokens in a row that one message wrote, or the template between messages. */
export interface TokenGroup {
  /** Index of the message; undefined for what the template writes around them. */
  readonly message: number | undefined;
  readonly tokens: readonly PlacedTokens[];
}

/** Groups tokens by the message in whose loop their first character was written, by the trace of the output. */
export function groupTokens(tokens: readonly PlacedTokens[], trace: Uint32Array): readonly TokenGroup[] {
  const groups: { readonly message: number | undefined; readonly tokens: PlacedTokens[] }[] = [];
  let at = 0;
  for (const token of tokens) {
    while (at < trace.length && (trace[at] ?? 0) <= token.start) at += 4;
    const written = trace[at + 3] ?? NO_MESSAGE;
    const message = written === NO_MESSAGE ? undefined : written;
    const last = groups.at(-1);
    if (last && last.message === message) last.tokens.push(token);
    else groups.push({ message, tokens: [token] });
  }
  return groups;
}
