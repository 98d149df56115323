import { isSpace } from '../../engine/lexer/whitespace.ts';
import type { WorkLimit } from './work-limit.ts';

/** The arguments of a content. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The text of a region. */
export interface Region {
  readonly text: string;
  /** True if the whole text ends in the region: no mark closed it. */
  readonly isCut: boolean;
  /** True if small damage is mended, such as a bracket too many. */
  readonly keepsDamaged: boolean;
  readonly work: WorkLimit;
}

/** Passes text on while it comes, without the white space around the whole of it. */
export class StrippedText {
  private space = '';
  private hasBegun = false;

  /** The part of the text that is certain to stay. */
  push(text: string): string {
    let start = 0;
    if (!this.hasBegun) while (start < text.length && isSpace(text.charCodeAt(start))) start++;
    if (start === text.length) return '';
    this.hasBegun = true;
    let end = text.length;
    while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
    if (end === start) {
      this.space += text.slice(start);
      return '';
    }
    const result = this.space + text.slice(start, end);
    this.space = text.slice(end);
    return result;
  }
}
