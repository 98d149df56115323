/** Line breaks, and the indentation after them, that are written only when text follows. */
interface Pending {
  readonly breaks: number;
  readonly indent: string;
}

/** Text that is written from its beginning to its end. */
export class Writer {
  /** Length from which on lines are broken where they can be. */
  readonly lineWidth: number;
  /** True once there are several lines. Line breaks inside of literals do not count. */
  hasBreaks = false;
  /** Defined at the beginning of a line. Whoever wrote nothing since may set it back. */
  pending: Pending | undefined = { breaks: 0, indent: '' };
  #text = '';
  #column = 0;

  constructor(lineWidth: number) {
    this.lineWidth = lineWidth;
  }

  /** Length of all that was written. */
  get length(): number {
    return this.#text.length;
  }

  /** Length of the line that is being written. */
  get column(): number {
    return this.pending ? this.pending.indent.length : this.#column;
  }

  /** Writes text without line breaks. Spaces at the beginning of a line are its indentation. */
  write(text: string): void {
    if (this.pending && !this.#startLine(this.pending, text)) return;
    this.#text += text;
    this.#column += text.length;
  }

  /** Writes a literal. Its line breaks belong to it, so that nothing is indented. */
  writeLiteral(literal: string): void {
    this.write(literal);
    const end = literal.lastIndexOf('\n');
    if (end >= 0) this.#column = literal.length - end - 1;
  }

  /** Begins a new line, after blank ones where there are more breaks. */
  breakLine(indent: string, breaks = 1): void {
    this.pending = { breaks: breaks + (this.pending?.breaks ?? 0), indent };
  }

  /** All that was written. */
  finish(): string {
    return this.#text + '\n'.repeat(this.pending?.breaks ?? 0);
  }

  /** Writes the pending breaks and the indentation, unless the line is still blank with this text. */
  #startLine({ breaks, indent }: Pending, text: string): boolean {
    if (text.trimStart() === '') {
      if (text !== '') this.pending = { breaks, indent: indent + text };
      return false;
    }
    this.#text += (breaks === 1 ? '\n' : '\n'.repeat(breaks)) + indent;
    this.#column = indent.length;
    this.hasBreaks ||= breaks > 0;
    this.pending = undefined;
    return true;
  }
}
