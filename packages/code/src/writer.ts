/** Text that is written from its beginning to its end. */
export class Writer {
  /** Length from which on lines are broken where they can be. */
  readonly lineWidth: number;
  /** All that was written. */
  text = '';
  /** True once there are several lines. Line breaks inside of literals do not count. */
  hasBreaks = false;
  /** Line breaks that are written when text follows; -1 inside of a line. */
  pendingBreaks = 0;
  /** Indentation that is written after them. */
  pendingIndent = '';
  /** Position in the text where the line that is being written begins. */
  #lineStart = 0;

  constructor(lineWidth: number) {
    this.lineWidth = lineWidth;
  }

  /** Length of the line that is being written. */
  get column(): number {
    return this.pendingBreaks < 0 ? this.text.length - this.#lineStart : this.pendingIndent.length;
  }

  /** Writes text without line breaks. Spaces at the beginning of a line are its indentation. */
  write(text: string): void {
    if (this.pendingBreaks >= 0) {
      if (text.trimStart() === '') {
        this.pendingIndent += text;
        return;
      }
      this.#startLine();
    }
    this.text += text;
  }

  /** Writes a literal. Its line breaks belong to it, so that nothing is indented. */
  writeLiteral(literal: string): void {
    this.write(literal);
    const end = literal.lastIndexOf('\n');
    if (end >= 0) this.#lineStart = this.text.length - literal.length + end + 1;
  }

  /** Begins a new line, after blank ones where there are more breaks. */
  breakLine(indent: string, breaks = 1): void {
    this.pendingBreaks = this.pendingBreaks < 0 ? breaks : this.pendingBreaks + breaks;
    this.pendingIndent = indent;
  }

  /** Restores the pending line breaks of an earlier length of the text; returns false if text was written since. */
  takeBack(length: number, breaks: number, indent: string): boolean {
    if (this.text.length !== length) return false;
    this.pendingBreaks = breaks;
    this.pendingIndent = indent;
    return true;
  }

  /** All that was written, with the line breaks at its end. */
  finish(): string {
    return this.text + '\n'.repeat(Math.max(0, this.pendingBreaks));
  }

  /** Writes the pending breaks and the indentation. */
  #startLine(): void {
    for (; this.pendingBreaks > 0; this.pendingBreaks--) {
      this.text += '\n';
      this.hasBreaks = true;
    }
    this.#lineStart = this.text.length;
    this.text += this.pendingIndent;
    this.pendingBreaks = -1;
  }
}
