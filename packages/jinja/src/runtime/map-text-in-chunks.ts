import { isSpace } from '../lexer/whitespace.ts';
import type { Meter } from './meter.ts';

/** Changes a long text part by part, cut behind white space or where else it may be, with a look at the limits between them. */
export function mapTextInChunks(
  rt: Pick<Meter, 'charge'>,
  text: string,
  change: (part: string) => string,
  mayCut: (code: number) => boolean = isSpace,
): string {
  rt.charge(text.length >>> 8);
  if (text.length < 65536) return change(text);
  let result = '';
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = at + 32768;
    while (end < text.length && !mayCut(text.charCodeAt(end - 1))) end++;
    // Neither a pair of surrogates nor a line end of two characters is cut.
    const next = text.charCodeAt(end);
    if (next >> 10 === 55 || next === 10) end++;
    result += change(text.slice(at, end));
    rt.charge(2048);
  }
  return result;
}
