import { parseNumber } from '../command-line/option.ts';

/** Reads a number of rows at a time, or `auto`. */
export function readConcurrency(text: string): number | 'auto' {
  return text === 'auto' ? text : parseNumber(text, { min: 1, max: 10_000, isInteger: true });
}

/** Reads a count with an optional unit: `500k`, `50M`. */
export function readCount(text: string): number {
  const [, digits = text, unit = ''] = /^([\d.]+)([kMG])$/.exec(text) ?? [];
  return parseNumber(digits, { min: 0 }) * ({ k: 1e3, M: 1e6, G: 1e9 }[unit] ?? 1);
}

/** Reads the length of an answer. A unit belongs to the budget of a run. */
export function readAnswerTokens(text: string): number {
  if (/^[\d.]+[kMG]$/.test(text)) throw new Error(`limits one answer; --max-total-tokens ${text} limits the run`);
  return parseNumber(text, { min: 1, isInteger: true });
}

/** Reads a number of rows, or a share of them: `100`, `5%`. */
export function readErrors(text: string): number | `${number}%` {
  if (!text.endsWith('%')) return parseNumber(text, { min: 0, isInteger: true });
  return `${parseNumber(text.slice(0, -1), { min: 0, max: 100 })}%`;
}

/** Reads which columns of the input are written: `all`, `none`, or names such as `id,text`. */
export function readJoin(text: string): 'all' | 'none' | readonly string[] {
  if (text === 'all' || text === 'none') return text;
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) throw new Error(`must be all, none, or columns such as id,text, not "${text}"`);
  return names;
}

/** Reads a time, local if it names no zone. */
export function readTime(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Error(`must be a time such as 2026-12-01T06:00, not "${text}"`);
  return time;
}
