import type { Colors } from '../colors.ts';

/** Adds an escape sequence around a text. */
export type Style = (text: string) => string;

/** Characters that wait for the end of a mark. A mark that stays open for longer is shown as it is. */
const MAX_HELD = 400;

/** Draws bold, emphasized and code text of one line while it arrives: a mark is shown with its end, or as it is without one. */
export function openInline(colors: Colors, style: Style = (text) => text) {
  let held = '';
  let before = '';
  const take = (isEnd: boolean) => {
    const { output, rest } = paintInline(held, before, { colors, style, isEnd: isEnd || held.length > MAX_HELD });
    before = held.slice(0, held.length - rest.length).at(-1) ?? before;
    held = rest;
    return output;
  };
  return {
    /** Returns what can be shown. */
    push(text: string): string {
      held += text;
      return take(false);
    },
    /** Returns the rest of the line. */
    end: () => take(true),
  };
}

interface Painting {
  readonly colors: Colors;
  readonly style: Style;
  /** Nothing follows: marks without an end are text. */
  readonly isEnd: boolean;
}

/** Draws as much of a text as is certain; `before` is the character that precedes it. */
function paintInline(
  text: string,
  before: string,
  painting: Painting,
): { readonly output: string; readonly rest: string } {
  const { colors, style, isEnd } = painting;
  let output = '';
  let at = 0;
  while (at < text.length) {
    const mark = /[`*_\\]/g;
    mark.lastIndex = at;
    const start = mark.exec(text)?.index ?? text.length;
    if (start > at) output += style(text.slice(at, start));
    at = start;
    if (at === text.length) break;
    const [run = ''] = /^(`+|\*+|_+|\\)/.exec(text.slice(at)) ?? [];
    const after = text.slice(at + run.length);
    // The next characters decide what a mark means.
    if (after === '' && !isEnd) break;
    if (run === '\\') {
      const isEscape = /^[!-/:-@[-`{-~]/.test(after);
      output += style(isEscape ? after.charAt(0) : run);
      at += isEscape ? 2 : 1;
      continue;
    }
    const span = readSpan(run, after, text.charAt(at - 1) || before, isEnd);
    if (span === undefined && !isEnd && mayOpen(run, after, text.charAt(at - 1) || before)) break;
    if (span === undefined) {
      output += style(run);
      at += run.length;
      continue;
    }
    output += paintSpan(run, span, painting);
    at += 2 * run.length + span.length;
  }
  return { output, rest: text.slice(at) };

  function paintSpan(run: string, span: string, { isEnd: _, ...others }: Painting): string {
    if (run.startsWith('`')) return colors.cyan(/^ .*[^ ].* $/.test(span) ? span.slice(1, -1) : span);
    const { bold, italic } = colors;
    const weight: Style = run.length === 1 ? italic : run.length === 2 ? bold : (inner) => bold(italic(inner));
    const inner: Style = (part) => weight(others.style(part));
    return paintInline(span, ' ', { ...others, style: inner, isEnd: true }).output;
  }
}

/** True for a mark that something may end: not `2 * 3`, `snake_case` or `2**3`. */
function mayOpen(run: string, after: string, before: string): boolean {
  if (run.startsWith('`')) return true;
  return run.length <= 3 && /^\S/.test(after) && !/\w/.test(before);
}

/** The text between a mark and its end; undefined without an end. */
function readSpan(run: string, after: string, before: string, isEnd: boolean): string | undefined {
  if (!mayOpen(run, after, before)) return undefined;
  const mark = run.charAt(0);
  for (const { 0: found, index } of after.matchAll(mark === '`' ? /`+/g : mark === '*' ? /\*+/g : /_+/g)) {
    if (found !== run || index === 0) continue;
    const next = after.charAt(index + run.length);
    if (next === '' && !isEnd) return undefined;
    if (mark === '`') return after.slice(0, index);
    if (/\S/.test(after.charAt(index - 1)) && !(mark === '_' && /\w/.test(next))) return after.slice(0, index);
  }
  return undefined;
}
