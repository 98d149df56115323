import { StreamLanguage, type StringStream } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** The position in a template: in its text, or inside of a delimiter. */
interface JinjaState {
  mode: 'text' | 'statement' | 'expression' | 'comment' | 'raw';
  /** True until the name of a statement has been read. */
  isStart: boolean;
  /** The last word or operator, which determines the kind of the next name. */
  before: string;
  /** The quote of a string that goes on in the next line. */
  quote: string;
}

const WORDS = new Set(
  'and as block break call continue do elif else endblock endcall endfilter endfor endgeneration endif endmacro endset extends filter for from generation if ignore import in include is macro missing not or raw endraw recursive scoped set with endwith without context autoescape endautoescape'.split(
    ' ',
  ),
);
const VALUES = new Set(['true', 'false', 'none', 'True', 'False', 'None']);

/** Highlights Jinja one token at a time; anything may be unfinished, so it never fails. */
export const jinjaLanguage = StreamLanguage.define<JinjaState>({
  name: 'jinja',
  startState: () => ({ mode: 'text', isStart: false, before: '', quote: '' }),
  copyState: (state) => ({ ...state }),
  tokenTable: { filter: tags.function(tags.variableName) },
  languageData: {
    commentTokens: { block: { open: '{#', close: '#}' } },
    closeBrackets: { brackets: ['(', '[', '{', "'", '"'] },
  },
  token(stream, state) {
    if (state.mode === 'text') return readText(stream, state);
    if (state.mode === 'raw') return readRaw(stream, state);
    if (state.mode === 'comment') return readComment(stream, state);
    return state.quote ? readString(stream, state) : readTag(stream, state);
  },
});

function readText(stream: StringStream, state: JinjaState): string | null {
  if (stream.match('{#')) {
    state.mode = 'comment';
    return 'comment';
  }
  if (stream.match(/^\{%[-+]?\s*raw\s*[-+]?%\}/)) {
    state.mode = 'raw';
    return 'meta';
  }
  const opening = stream.match(/^\{[{%][-+]?/);
  if (Array.isArray(opening)) {
    state.mode = opening[0].startsWith('{%') ? 'statement' : 'expression';
    state.isStart = state.mode === 'statement';
    state.before = '';
    return 'meta';
  }
  stream.next();
  stream.match(/^[^{]+/);
  return null;
}

function readRaw(stream: StringStream, state: JinjaState): string | null {
  if (stream.match(/^\{%[-+]?\s*endraw\s*[-+]?%\}/)) {
    state.mode = 'text';
    return 'meta';
  }
  stream.next();
  stream.match(/^[^{]+/);
  return null;
}

function readComment(stream: StringStream, state: JinjaState): string {
  if (stream.skipTo('#}')) {
    stream.match('#}');
    state.mode = 'text';
  } else stream.skipToEnd();
  return 'comment';
}

function readString(stream: StringStream, state: JinjaState): string {
  for (let next = stream.next(); next; next = stream.next()) {
    if (next === '\\') stream.next();
    else if (next === state.quote) {
      state.quote = '';
      break;
    }
  }
  return 'string';
}

function readTag(stream: StringStream, state: JinjaState): string | null {
  if (stream.eatSpace()) return null;
  const closing = state.mode === 'statement' ? /^[-+]?%\}/ : /^[-+]?\}\}/;
  if (stream.match(closing)) {
    state.mode = 'text';
    return 'meta';
  }
  const sign = stream.peek() ?? '';
  if (sign === '"' || sign === "'") {
    stream.next();
    state.quote = sign;
    state.before = 'string';
    return readString(stream, state);
  }
  if (stream.match(/^\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?/)) {
    state.before = 'number';
    return 'number';
  }
  const word = stream.match(/^[\p{L}_][\p{L}\p{N}_]*/u);
  if (Array.isArray(word)) return nameStyle(word[0], state);
  state.before = stream.next() ?? '';
  return /[|.,:()[\]{}]/.test(state.before) ? 'punctuation' : 'operator';
}

function nameStyle(word: string, state: JinjaState): string {
  const { before, isStart } = state;
  state.before = word;
  state.isStart = false;
  if (isStart) return 'keyword';
  if (before === '.') return 'propertyName';
  if (before === '|') return 'filter';
  if (VALUES.has(word)) return 'atom';
  return WORDS.has(word) ? 'keyword' : 'variableName';
}
