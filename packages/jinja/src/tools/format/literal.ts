import { pattern } from '../../engine/runtime/lazy.ts';
import { escapeChar } from '../../engine/runtime/repr.ts';

/** Characters that a literal must not hold as they are: controls, lone surrogates, and what line-based tools break at. */
const unsafe = pattern('[\\\\\\p{Cc}\\p{Cs}\\u2028\\u2029\\ufeff]', 'gu');

/** A string literal of the template language; in double quotes, unless that would need escapes and single ones would not. */
export function literal(text: string): string {
  const quote = text.includes('"') && !text.includes("'") ? "'" : '"';
  const body = text.replace(unsafe(), (char) => escapeChar(char));
  return quote + (quote === '"' ? body.replaceAll('"', '\\"') : body) + quote;
}

/** The lines of a text, each with its line end. */
export function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
