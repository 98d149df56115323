/** Text of a model in its two parts. */
export interface SplitText {
  readonly reasoning: string;
  readonly text: string;
}

/** Tags around the thoughts that models write into their text. */
const TAGS = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<mm:think>', '</mm:think>'],
  ['[THINK]', '[/THINK]'],
] as const;

/**
 * Splits the thoughts from text that begins with them, between tags such as `<think>` and `</think>`. Thoughts without an end are
 * thoughts to the end. Tags further inside belong to the text.
 */
export function splitThinking(text: string): SplitText {
  const splitter = new ThinkingSplitter();
  const whole = splitter.push(text);
  const rest = splitter.end();
  return { reasoning: (whole.reasoning + rest.reasoning).trim(), text: whole.text + rest.text };
}

/** Splits the thoughts from text that arrives in pieces, cut anywhere. */
export class ThinkingSplitter {
  #state: 'before' | 'inside' | 'between' | 'after' = 'before';
  /** Text that may be a part of a tag, or blanks around one. */
  #held = '';
  #endTag = '';

  /** Adds a piece. Returns the reasoning and the text that are certain now. */
  push(piece: string): SplitText {
    this.#held += piece;
    let reasoning = '';
    if (this.#state === 'before') this.#findStart();
    if (this.#state === 'inside') reasoning = this.#takeReasoning();
    return { reasoning, text: this.#takeText() };
  }

  /** Ends the text. Returns the rest. */
  end(): SplitText {
    const held = this.#held;
    this.#held = '';
    if (this.#state === 'inside') return { reasoning: held, text: '' };
    return { reasoning: '', text: this.#state === 'between' ? '' : held };
  }

  #findStart(): void {
    const begun = this.#held.trimStart();
    const tags = TAGS.find(([start]) => begun.startsWith(start));
    if (tags) {
      this.#endTag = tags[1];
      this.#held = begun.slice(tags[0].length);
      this.#state = 'inside';
    } else if (!TAGS.some(([start]) => start.startsWith(begun))) this.#state = 'after';
  }

  #takeReasoning(): string {
    const end = this.#held.indexOf(this.#endTag);
    const at = end < 0 ? this.#held.length - lengthOfStart(this.#held, this.#endTag) : end;
    const reasoning = this.#held.slice(0, at);
    this.#held = this.#held.slice(end < 0 ? at : end + this.#endTag.length);
    if (end >= 0) this.#state = 'between';
    return reasoning;
  }

  #takeText(): string {
    if (this.#state === 'between') {
      this.#held = this.#held.trimStart();
      if (this.#held) this.#state = 'after';
    }
    if (this.#state !== 'after') return '';
    const text = this.#held;
    this.#held = '';
    return text;
  }
}

/** Number of characters at the end of a text that may begin a tag. */
function lengthOfStart(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--) {
    if (text.endsWith(tag.slice(0, length))) return length;
  }
  return 0;
}
