import type { Token } from './tokens.ts';

/** The role of a part of a template; signs have the color of the text. */
type JinjaRole = 'comment' | 'string' | 'number' | 'keyword' | 'name' | 'property' | 'delimiter' | 'sign';

/** The position in a template: in its text, or inside of a delimiter. */
export interface JinjaState {
  mode: 'text' | 'statement' | 'expression' | 'comment' | 'raw';
  /** True until the name of a statement has been read. */
  isStart: boolean;
  /** The last word or sign, which determines the kind of the next name. */
  before: string;
  /** The quote of a string that goes on in the next line. */
  quote: string;
}

/** Takes what a pattern, anchored with `^`, finds at the current place; undefined where it finds nothing. */
type Take = (pattern: RegExp) => string | undefined;

const WORDS = new Set(
  'and as block break call continue do elif else endblock endcall endfilter endfor endgeneration endif endmacro endset extends filter for from generation if ignore import in include is macro missing not or raw endraw recursive scoped set with endwith without context autoescape endautoescape'.split(
    ' ',
  ),
);
const VALUES = new Set(['true', 'false', 'none', 'True', 'False', 'None']);

/** Splits a template into comments, strings, numbers, keywords, names, delimiters and the text between them. */
export function tokenizeJinja(code: string): readonly Token[] {
  const tokens: Token[] = [];
  const state = startJinja();
  let end = 0;
  const take: Take = (pattern) => {
    const text = pattern.exec(code.slice(end))?.[0];
    end += text?.length ?? 0;
    return text;
  };
  while (end < code.length) {
    const start = end;
    const role = readJinja(take, state);
    const text = code.slice(start, end);
    tokens.push(role && role !== 'sign' ? { text, role } : { text });
  }
  return tokens;
}

/** Returns the state at the beginning of a template. */
export const startJinja = (): JinjaState => ({ mode: 'text', isStart: false, before: '', quote: '' });

/** Takes one token and returns its role; undefined for text. Anything may be unfinished, so it never fails, and takes something. */
export function readJinja(take: Take, state: JinjaState): JinjaRole | undefined {
  if (state.mode === 'text') return readText(take, state);
  if (state.mode === 'raw') return readRaw(take, state);
  if (state.mode === 'comment') return readComment(take, state);
  return state.quote ? readString(take, state) : readTag(take, state);
}

function readText(take: Take, state: JinjaState): JinjaRole | undefined {
  if (take(/^\{#/)) {
    state.mode = 'comment';
    return 'comment';
  }
  if (take(/^\{%[-+]?\s*raw\s*[-+]?%\}/)) {
    state.mode = 'raw';
    return 'delimiter';
  }
  const opening = take(/^\{[{%][-+]?/);
  if (opening) {
    state.mode = opening.startsWith('{%') ? 'statement' : 'expression';
    state.isStart = state.mode === 'statement';
    state.before = '';
    return 'delimiter';
  }
  take(/^[\s\S][^{]*/);
  return undefined;
}

function readRaw(take: Take, state: JinjaState): JinjaRole | undefined {
  if (take(/^\{%[-+]?\s*endraw\s*[-+]?%\}/)) {
    state.mode = 'text';
    return 'delimiter';
  }
  take(/^[\s\S][^{]*/);
  return undefined;
}

function readComment(take: Take, state: JinjaState): JinjaRole {
  if (take(/^[\s\S]*?#\}/)) state.mode = 'text';
  else take(/^[\s\S]+/);
  return 'comment';
}

function readString(take: Take, state: JinjaState): JinjaRole {
  const isDouble = state.quote === '"';
  take(isDouble ? /^(?:\\[\s\S]?|[^"\\])+/ : /^(?:\\[\s\S]?|[^'\\])+/);
  if (take(isDouble ? /^"/ : /^'/)) state.quote = '';
  return 'string';
}

function readTag(take: Take, state: JinjaState): JinjaRole | undefined {
  if (take(/^\s+/)) return undefined;
  if (take(state.mode === 'statement' ? /^[-+]?%\}/ : /^[-+]?\}\}/)) {
    state.mode = 'text';
    return 'delimiter';
  }
  const quote = take(/^["']/);
  if (quote) {
    state.quote = quote;
    state.before = 'string';
    return readString(take, state);
  }
  if (take(/^\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?/)) {
    state.before = 'number';
    return 'number';
  }
  const word = take(/^[\p{L}_][\p{L}\p{N}_]*/u);
  if (word) return findNameRole(word, state);
  state.before = take(/^./su) ?? '';
  return 'sign';
}

function findNameRole(word: string, state: JinjaState): JinjaRole | undefined {
  const { before, isStart } = state;
  state.before = word;
  state.isStart = false;
  if (isStart) return 'keyword';
  if (before === '.') return 'property';
  if (before === '|') return 'name';
  if (VALUES.has(word)) return 'number';
  return WORDS.has(word) ? 'keyword' : undefined;
}
