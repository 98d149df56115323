import { isSpace } from '../../engine/lexer/whitespace.ts';

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
