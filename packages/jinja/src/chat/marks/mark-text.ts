import { Dict, listEntries } from '../../engine/runtime/dict.ts';
import { isMapping, Markup, Tuple, tuple, type Value } from '../../engine/runtime/values.ts';
import type { TextRange } from '../chat-options.ts';

/** A text without marks, and the ranges that were marked, in order. */
export interface ReadText {
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

/**
 * Marks of texts from variables: two characters around each, which copying, joining and printing keep. They are noncharacters of
 * Unicode that occur nowhere else in the render.
 */
export class Marks {
  readonly #open: string;
  readonly #close: string;
  readonly #both: RegExp;
  /** Values without marks by marked ones, and the other way round. */
  readonly #clean = new WeakMap<object, object>();
  readonly #marked = new WeakMap<object, object>();

  /** @param used texts in which the two characters must not occur */
  constructor(used: string) {
    const free = Array.from({ length: 32 }, (_, i) => String.fromCharCode(0xfdd0 + i)).filter(
      (one) => !used.includes(one),
    );
    const [open, close] = free;
    if (open === undefined || close === undefined) throw new RangeError('The conversation has all noncharacters.');
    this.#open = open;
    this.#close = close;
    this.#both = new RegExp(`[${open}${close}]`, 'g');
  }

  /** Marks a text as a whole; an empty one stays empty. */
  text(text: string): string {
    const plain = this.#strip(text);
    return plain === '' ? '' : this.#open + plain + this.#close;
  }

  /** Marks every text in a value of the caller, except those that `isFixed` names by their key and text. */
  value(value: Value, isFixed: (key: string, text: string) => boolean, key = ''): Value {
    if (typeof value === 'string') return isFixed(key, value) ? value : this.text(value);
    return this.#copy(value, (item, name) => this.value(item, isFixed, name ?? key), this.#marked, this.#clean);
  }

  /** The value without marks; the same for the same value. */
  clean<T>(value: T): T;
  clean(value: Value): Value {
    if (typeof value === 'string') return this.#strip(value);
    if (value instanceof Markup) return new Markup(this.#strip(value.text));
    return this.#copy(value, (item) => this.clean(item), this.#clean, this.#marked);
  }

  /** True if there is a marked text in the value, or it is the caller's. */
  has(value: Value): boolean {
    if (typeof value === 'string') return value.includes(this.#open);
    return typeof value === 'object' && value !== null && this.clean(value) !== value;
  }

  /** Marks the result of an operation on clean values: parts of the caller's values are marked as those are. */
  restore(value: Value): Value {
    if (typeof value === 'string') return this.text(value);
    if (value instanceof Markup) return this.text(value.text);
    if (typeof value !== 'object' || value === null) return value;
    const known = this.#marked.get(value);
    if (known !== undefined) return known;
    if (!Array.isArray(value)) return value;
    const items = value.map((item) => this.restore(item));
    return value instanceof Tuple ? tuple(items) : items;
  }

  read(marked: string): ReadText {
    const ranges: [number, number][] = [];
    let text = '';
    let from = 0;
    let start = 0;
    for (let at = 0; at <= marked.length; at++) {
      const char = marked[at];
      if (char !== undefined && char !== this.#open && char !== this.#close) continue;
      text += marked.slice(from, at);
      from = at + 1;
      if (char === this.#open) start = text.length;
      const last = ranges.at(-1);
      if (char !== this.#close || text.length === start) continue;
      if (last?.[1] === start) last[1] = text.length;
      else ranges.push([start, text.length]);
    }
    return { text, ranges };
  }

  /** The part of a text from `start` to `end`, with its marks. */
  part({ text, ranges }: ReadText, start: number, end: number): string {
    let result = '';
    let at = start;
    for (const [from, to] of ranges) {
      if (to <= start || from >= end) continue;
      result += text.slice(at, Math.max(at, from)) + this.text(text.slice(Math.max(start, from), Math.min(end, to)));
      at = Math.min(end, to);
    }
    return result + text.slice(at, end);
  }

  #strip(text: string): string {
    return text.includes(this.#open) || text.includes(this.#close) ? text.replace(this.#both, '') : text;
  }

  /** Copies lists and mappings whose items change, and notes which is which. */
  #copy(
    value: Value,
    change: (item: Value, key?: string) => Value,
    copies: WeakMap<object, object>,
    originals: WeakMap<object, object>,
  ): Value {
    if (typeof value !== 'object' || value === null) return value;
    const isList = Array.isArray(value);
    if (!isList && !isMapping(value)) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    let copy: object;
    if (isList) {
      const items = value.map((item) => change(item));
      if (copies === this.#clean && items.every((item, i) => item === value[i])) return value;
      copy = value instanceof Tuple ? tuple(items) : items;
    } else {
      const entries = listEntries(value);
      const changed = entries.map(([key, item]): [Value, Value] => [key, change(item, String(key))]);
      if (copies === this.#clean && changed.every(([, item], i) => item === entries[i]?.[1])) return value;
      copy = new Dict(changed);
    }
    copies.set(value, copy);
    originals.set(copy, value);
    return copy;
  }
}
