import { valueError } from '../../engine/runtime/errors.ts';
import { quote } from '../../engine/runtime/repr.ts';

/** A call in Python's syntax: `get_weather(city="Paris", days=3)`. */
interface PythonCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

const WORDS: Readonly<Record<string, unknown>> = {
  True: true,
  False: false,
  None: null,
  true: true,
  false: false,
  null: null,
};

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\n': '' };

/**
 * Reads a value in Python's syntax, as `repr` writes it, or calls: in a list or one on each line.
 *
 * @throws {TemplateError} when the text is something else.
 */
export function parsePython(text: string): unknown {
  const reader = new LiteralReader(text);
  if (!/^\s*(?:\[\s*)?[\p{L}_][\p{L}\p{N}_.-]*\(/u.test(text)) {
    const value = reader.value(0);
    reader.expectEnd();
    return value;
  }
  const isList = reader.take('[');
  const calls: PythonCall[] = [];
  while (!reader.isAtEnd() && !reader.take(']')) {
    calls.push(reader.call());
    reader.take(',');
  }
  if (isList) reader.expectEnd();
  return calls;
}

class LiteralReader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  take(sign: string): boolean {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  isAtEnd(): boolean {
    this.take('');
    return this.at >= this.text.length;
  }

  expectEnd(): void {
    if (!this.isAtEnd()) throw this.wrong();
  }

  call(): PythonCall {
    const name = this.match(/[\p{L}_][\p{L}\p{N}_.-]*/uy);
    if (!this.take('(')) throw this.wrong();
    const entries: [string, unknown][] = [];
    while (!this.take(')')) {
      const key = this.match(/[\p{L}_][\p{L}\p{N}_-]*/uy);
      if (!this.take('=')) throw this.wrong();
      entries.push([key, this.value(0)]);
      if (!this.take(',') && !this.text.startsWith(')', this.at)) throw this.wrong();
    }
    return { name, arguments: Object.fromEntries(entries) };
  }

  value(depth: number): unknown {
    if (depth > 200) throw this.wrong();
    if (this.take('[')) return this.items(']', () => this.value(depth + 1));
    if (this.take('(')) return this.items(')', () => this.value(depth + 1));
    if (this.take('{')) return Object.fromEntries(this.items('}', () => this.entry(depth + 1)));
    if (this.take('"')) return this.string('"');
    if (this.take("'")) return this.string("'");
    const word = this.match(/[-+]?[\w.]+(?:(?<=[eE])[-+]\d+)?/y);
    if (Object.hasOwn(WORDS, word)) return WORDS[word];
    const number = Number(word);
    if (Number.isNaN(number)) throw this.wrong();
    return number;
  }

  private entry(depth: number): [string, unknown] {
    const key = this.value(depth);
    if (!this.take(':')) throw this.wrong();
    return [String(key), this.value(depth)];
  }

  private items<T>(close: string, read: () => T): T[] {
    const items: T[] = [];
    while (!this.take(close)) {
      items.push(read());
      if (this.take(',')) continue;
      if (!this.take(close)) throw this.wrong();
      break;
    }
    return items;
  }

  private string(sign: string): string {
    let result = '';
    for (;;) {
      const char = this.text[this.at++];
      if (char === undefined) throw this.wrong();
      if (char === sign && this.endsString()) return result;
      result += char === '\\' ? this.escape() : char;
    }
  }

  /** Some templates, and the models that learned from them, leave out the backslash before a quote inside of a string. */
  private endsString(): boolean {
    return /^\s*(?:[,)\]}:]|$)/.test(this.text.slice(this.at, this.at + 40));
  }

  private escape(): string {
    const letter = this.text[this.at++];
    if (letter === undefined) throw this.wrong();
    const length = { x: 2, u: 4, U: 8 }[letter];
    if (length === undefined) return ESCAPES[letter] ?? (/[\\'"]/.test(letter) ? letter : `\\${letter}`);
    const digits = this.text.slice(this.at, this.at + length);
    const point = Number.parseInt(digits, 16);
    if (!/^[0-9a-f]+$/i.test(digits) || point > 0x10ffff) throw this.wrong();
    this.at += length;
    return String.fromCodePoint(point);
  }

  private match(pattern: RegExp): string {
    this.take('');
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) throw this.wrong();
    this.at += found.length;
    return found;
  }

  private wrong() {
    const near = this.text.slice(this.at, this.at + 20);
    return valueError(`python: the text is neither a value nor a call in Python's syntax near ${quote(near)}`);
  }
}
