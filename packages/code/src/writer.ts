/** Text that is written from its beginning to its end. */
export class Writer {
  /** Length from which on lines are broken where they can be. */
  readonly lineWidth: number;
  /** All that was written. */
  text = '';
  /** True once there are several lines. Line breaks inside of literals do not count. */
  hasBreaks = false;
  /** Line breaks that are written when text follows; -1 inside of a line. Whoever wrote nothing since may set them back. */
  pendingBreaks = 0;
  /** Indentation that is written after them. */
  pendingIndent = '';
  #column = 0;

  constructor(lineWidth: number) {
    this.lineWidth = lineWidth;
  }

  /** Length of the line that is being written. */
  get column(): number {
    return this.pendingBreaks < 0 ? this.#column : this.pendingIndent.length;
  }

  /** Writes text without line breaks. Spaces at the beginning of a line are its indentation. */
  write(text: string): void {
    if (this.pendingBreaks >= 0) {
      if (isBlank(text)) {
        this.pendingIndent += text;
        return;
      }
      this.#startLine();
    }
    this.text += text;
    this.#column += text.length;
  }

  /** Writes a literal. Its line breaks belong to it, so that nothing is indented. */
  writeLiteral(literal: string): void {
    this.write(literal);
    const end = literal.lastIndexOf('\n');
    if (end >= 0) this.#column = literal.length - end - 1;
  }

  /** Writes lines, the first and the last of which have text; those after the first begin with `indent`. */
  writeLines(text: string, indent: string): void {
    const end = text.lastIndexOf('\n');
    if (end < 0) {
      this.write(text);
      return;
    }
    if (this.pendingBreaks >= 0) this.#startLine();
    this.text += indent === '' ? text : text.replaceAll(/\n(?!\n)/g, `\n${indent}`);
    this.#column = indent.length + text.length - end - 1;
    this.hasBreaks = true;
  }

  /** Begins a new line, after blank ones where there are more breaks. */
  breakLine(indent: string, breaks = 1): void {
    this.pendingBreaks = this.pendingBreaks < 0 ? breaks : this.pendingBreaks + breaks;
    this.pendingIndent = indent;
  }

  /** All that was written, with the line breaks at its end. */
  finish(): string {
    return this.pendingBreaks > 0 ? this.text + '\n'.repeat(this.pendingBreaks) : this.text;
  }

  /** Writes the pending breaks and the indentation. */
  #startLine(): void {
    const { pendingBreaks: breaks, pendingIndent: indent } = this;
    if (breaks > 0) {
      this.text += (breaks === 1 ? '\n' : '\n'.repeat(breaks)) + indent;
      this.hasBreaks = true;
    } else if (indent !== '') this.text += indent;
    this.#column = indent.length;
    this.pendingBreaks = -1;
  }
}

function isBlank(text: string): boolean {
  return !(text.charCodeAt(0) > 0x20) && text.trimStart() === '';
}
