/** An object or list that is still open. */
interface Frame {
  /** The value so far. A copy takes its place before it changes, once it was shown. */
  value: Record<string, unknown> | unknown[];
  isShown: boolean;
  /** The member whose value comes next, or is being written; undefined in lists. */
  key: string | undefined;
}

/** The grammar's next expectation. */
type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/**
 * Reads the JSON of an object or list while it arrives, in linear time. `value` is the value so far: partial strings, and
 * complete numbers and literals. Each change creates new objects along its path and keeps all others:
 * programs that
 * compare by identity redraw only the difference. Skips text before the first brace or bracket. At invalid text the value stays
 * unchanged.
 */
export class JsonPreview {
  readonly #frames: Frame[] = [];
  #root: unknown;
  #expected: Expected = 'value';
  /** The text that is being written, without its opening quote; undefined outside of texts. */
  #text: string | undefined;
  /** An escape sequence, or a number or literal, that is not complete. */
  #open = '';
  /** True while the last item of the innermost list is a text that is being written. */
  #isItemOpen = false;
  #isOver = false;

  /** The value so far; undefined before it has begun. */
  get value(): unknown {
    for (const frame of this.#frames) frame.isShown = true;
    return this.#root;
  }

  /** Reads more of the text. */
  push(chunk: string): void {
    for (let at = 0; at < chunk.length && !this.#isOver; ) {
      at = this.#text === undefined ? this.#readStructure(chunk, at) : this.#readText(chunk, at);
    }
    // The text so far is shown, but no half of a character that takes two units.
    if (this.#text !== undefined && !this.#isKey) this.#set(this.#text.replace(/[\ud800-\udbff]$/, ''));
  }

  get #isKey(): boolean {
    return this.#expected === 'key' || this.#expected === 'key or end';
  }

  #readText(chunk: string, start: number): number {
    if (this.#open) return this.#readEscape(chunk, start);
    let at = start;
    while (at < chunk.length && chunk[at] !== '"' && chunk[at] !== '\\') at++;
    this.#text += chunk.slice(start, at);
    if (chunk[at] === '\\') this.#open = '\\';
    else if (chunk[at] === '"') this.#endText();
    return at + 1;
  }

  #readEscape(chunk: string, at: number): number {
    this.#open += chunk[at];
    if (this.#open.startsWith('u', 1) && this.#open.length < 6) return at + 1;
    this.#text = `${this.#text}${this.#parsed(`"${this.#open}"`) ?? ''}`;
    this.#open = '';
    return at + 1;
  }

  /** Parses an escape sequence in quotes, a number or a literal; anything else ends the reading. */
  #parsed(json: string): unknown {
    try {
      return JSON.parse(json);
    } catch {
      this.#isOver = true;
      return undefined;
    }
  }

  #endText(): void {
    const text = this.#text ?? '';
    this.#text = undefined;
    const frame = this.#frames.at(-1);
    if (this.#isKey && frame) {
      frame.key = text;
      this.#expected = 'colon';
    } else this.#complete(text);
  }

  #readStructure(chunk: string, at: number): number {
    const character = chunk[at] as string;
    if (/[\w.+-]/.test(character) && this.#root !== undefined) {
      this.#open += character;
      return at + 1;
    }
    if (this.#open) this.#endWord();
    if (!/\s/.test(character)) this.#readMark(character);
    return at + 1;
  }

  #readMark(mark: string): void {
    const expected = this.#expected;
    if (this.#root === undefined) {
      if (mark === '{' || mark === '[') this.#begin(mark);
    } else if (mark === ',' && expected === 'comma or end') {
      this.#expected = Array.isArray(this.#frames.at(-1)?.value) ? 'value' : 'key';
    } else if (mark === ':' && expected === 'colon') this.#expected = 'value';
    else if ((mark === '}' || mark === ']') && expected.endsWith('end')) this.#end(mark);
    else if (mark === '"' && /value|key/.test(expected)) this.#text = '';
    else if ((mark === '{' || mark === '[') && expected.startsWith('value')) this.#begin(mark);
    else this.#isOver = true;
  }

  #begin(mark: '{' | '['): void {
    const value = mark === '{' ? {} : [];
    if (this.#frames.length === 0) this.#root = value;
    else this.#set(value);
    this.#frames.push({ value, isShown: false, key: undefined });
    this.#expected = mark === '{' ? 'key or end' : 'value or end';
  }

  #end(mark: '}' | ']'): void {
    const isList = Array.isArray(this.#frames.at(-1)?.value);
    if (isList !== (mark === ']')) {
      this.#isOver = true;
      return;
    }
    this.#frames.pop();
    if (this.#frames.length === 0) this.#isOver = true;
    else this.#complete();
  }

  /** Ends a number or a literal. */
  #endWord(): void {
    const word = this.#open;
    this.#open = '';
    const value = this.#expected.startsWith('value') ? this.#parsed(word) : undefined;
    if (value === undefined) this.#isOver = true;
    else this.#complete(value);
  }

  /** Ends the value of a member or an item, and stores it unless it is an object or a list, which is there already. */
  #complete(value?: unknown): void {
    if (value !== undefined) this.#set(value);
    this.#isItemOpen = false;
    this.#expected = 'comma or end';
  }

  /** Stores the value of the current member, or of the current item. */
  #set(value: unknown): void {
    const { value: owner, key } = this.#writable();
    if (Array.isArray(owner)) {
      if (this.#isItemOpen) owner[owner.length - 1] = value;
      else owner.push(value);
      this.#isItemOpen = this.#text !== undefined;
    } else if (key !== undefined && key !== '__proto__') owner[key] = value;
  }

  /** The innermost open value, after it and those around it were replaced by copies where they were shown. */
  #writable(): Frame {
    let owner: Frame | undefined;
    for (const frame of this.#frames) {
      if (frame.isShown) {
        frame.value = Array.isArray(frame.value) ? [...frame.value] : { ...frame.value };
        frame.isShown = false;
        if (!owner) this.#root = frame.value;
        else if (Array.isArray(owner.value)) owner.value[owner.value.length - 1] = frame.value;
        else if (owner.key !== undefined && owner.key !== '__proto__') owner.value[owner.key] = frame.value;
      }
      owner = frame;
    }
    // Only called while a value is open.
    return owner as Frame;
  }
}
