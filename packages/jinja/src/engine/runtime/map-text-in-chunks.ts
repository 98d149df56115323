import type { Meter } from './limits.ts';

/** ASCII white space: cuts a long text between words. */
export const ASCII_SPACE = /[\t-\r ]/;

/** ASCII characters outside of words and names: cuts a long text between them. */
export const BETWEEN_WORDS = /[\0-&]/;

/** ASCII characters without influence on the case of others: cuts a long text that changes its case. */
export const CASELESS = /[\0-&\d]/;

type Limits = Pick<Meter, 'charge'> | undefined;

/**
 * The parts of a long text, with a look at the limits between them. It is cut behind characters that match `cut`, or anywhere.
 */
export function* splitChunks(rt: Limits, text: string, cut?: RegExp): Generator<string, void> {
  rt?.charge(text.length >>> 8);
  let at = 0;
  for (let end = 65536; end < text.length; end += 32768) {
    const further = cut ? text.slice(end - 1).search(cut) : 0;
    if (further < 0) break;
    end += further;
    // Neither a pair of surrogates nor a line end of two characters is cut.
    const next = text.charCodeAt(end);
    if (next >> 10 === 55 || next === 10) end++;
    yield text.slice(at, end);
    rt?.charge(2048);
    at = end;
  }
  yield text.slice(at);
}

/** Changes a long text part by part. */
export function mapTextInChunks(rt: Limits, text: string, change: (part: string) => string, cut?: RegExp): string {
  let result = '';
  for (const part of splitChunks(rt, text, cut)) result += change(part);
  return result;
}

/** Replaces each match within a long text. Engines find all matches before they replace the first, so it is done part by part. */
export const replaceInChunks = (
  rt: Limits,
  text: string,
  pattern: RegExp,
  change: (match: string, ...groups: never[]) => string,
  cut?: RegExp,
): string => mapTextInChunks(rt, text, (part) => part.replace(pattern, change as () => string), cut);
