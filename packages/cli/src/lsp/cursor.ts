import { TemplateError, type Token, tokenize } from '@hubkit/jinja';

/** The word at an offset of a template, and what the text before it asks for. */
export interface Cursor {
  readonly kind: 'tag' | 'filter' | 'test' | 'member' | 'name';
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** The name before the dot of a member. */
  readonly owner?: string;
}

const OPENERS: readonly string[] = ['begin of statement block', 'begin of print statement'];
const CLOSERS: readonly string[] = ['end of statement block', 'end of print statement'];

/**
 * Finds the word at an offset, and its kind from the tokens before it, so that it is found in a template with errors, too.
 * Undefined outside of tags and inside of strings.
 */
export function cursorAt(source: string, offset: number): Cursor | undefined {
  const start = offset - (/\w*$/.exec(source.slice(0, offset))?.[0].length ?? 0);
  const end = offset + (/^\w*/.exec(source.slice(offset))?.[0].length ?? 0);
  const tokens = tokensBefore(source, start);
  const opener = tokens.findLastIndex(({ type }) => OPENERS.includes(type));
  if (opener < 0 || tokens.slice(opener).some(({ type }) => CLOSERS.includes(type))) return undefined;
  const [third, second, last] = [tokens.at(-3), tokens.at(-2), tokens.at(-1)];
  const found = { word: source.slice(start, end), start, end };
  if (last === tokens[opener]) return { kind: last?.type === OPENERS[0] ? 'tag' : 'name', ...found };
  if (last?.type === '|') return { kind: 'filter', ...found };
  if (isWord(last, 'filter') && second === tokens[opener]) return { kind: 'filter', ...found };
  if (isWord(last, 'is') || (isWord(last, 'not') && isWord(second, 'is'))) return { kind: 'test', ...found };
  if (last?.type !== '.') return { kind: 'name', ...found };
  const owner = second?.type === 'name' && third?.type !== '.' ? { owner: String(second.value) } : {};
  return { kind: 'member', ...found, ...owner };
}

const isWord = (token: Token | undefined, word: string): boolean => token?.type === 'name' && token.value === word;

/** The tokens before an offset; none where the text before it ends in a string. */
function tokensBefore(source: string, offset: number): readonly Token[] {
  try {
    return tokenize(source.slice(0, offset));
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return [];
  }
}
