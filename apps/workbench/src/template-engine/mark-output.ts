import type { TokenizerConfig } from '@hubkit/jinja/chat';
import { NO_MESSAGE } from '@hubkit/jinja/editor';
import type { SpecialToken, TextSpan } from '@hubkit/react/template-editor';

/** Forms that special tokens of well-known models have. */
const LIKELY =
  /<\|[^|<>\s]{1,40}\|>|<｜[^｜<>\n]{1,40}｜>|<\/?s>|<\/?(?:bos|eos|pad|unk|start_of_turn|end_of_turn)>|\[\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS)\]/g;

/** Maximum number of marks in an output. More could not be distinguished, and would be slow. */
const MOST = 20_000;

/** Finds special tokens in an output: those of the tokenizer, and text of the same form. */
export function findSpecialTokens(text: string, config: TokenizerConfig, values: readonly string[]): SpecialToken[] {
  const named = new Set([...values, ...addedTokens(config)].filter((token) => token.trim() !== ''));
  const longestFirst = [...named].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp([...longestFirst, LIKELY.source].join('|'), 'g');
  const found: SpecialToken[] = [];
  for (const { 0: token, index } of text.matchAll(pattern)) {
    found.push({ start: index, end: index + token.length, isNamed: named.has(token) });
    if (found.length === MOST) break;
  }
  return found;
}

function addedTokens({ added_tokens_decoder: added }: TokenizerConfig): string[] {
  if (typeof added !== 'object' || added === null) return [];
  return Object.values(added).flatMap((token: unknown) => {
    const { content, special } = Object(token) as { content?: unknown; special?: unknown };
    return typeof content === 'string' && special === true ? [content] : [];
  });
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Ranges that messages of the assistant wrote, for templates without `{% generation %}` blocks. */
export function assistantPieces(pieces: Uint32Array, roles: readonly string[]): TextSpan[] {
  const spans: { start: number; end: number }[] = [];
  let start = 0;
  for (let at = 0; at < pieces.length; at += 4) {
    const end = pieces[at] ?? 0;
    const message = pieces[at + 3] ?? NO_MESSAGE;
    const last = spans.at(-1);
    if (message !== NO_MESSAGE && roles[message] === 'assistant') {
      if (last?.end === start) last.end = end;
      else spans.push({ start, end });
    }
    start = end;
  }
  return spans;
}
