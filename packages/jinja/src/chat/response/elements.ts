import { valueError } from '../../engine/runtime/errors.ts';
import type { Arguments, Region } from './region.ts';

/** Elements inside of one another. */
const MAX_DEPTH = 100;

/**
 * Reads elements such as `<city>Oslo</city><days><item>1</item></days>` as an object: elements inside of an element are an object,
 * elements named `item` a list. `prefix` stands before each `<`.
 */
export function parseElements({ text }: Region, { prefix = '' }: Arguments): Record<string, unknown> {
  const reader = new ElementReader(text, typeof prefix === 'string' ? prefix : '');
  const value = reader.children(undefined, 0);
  if (Array.isArray(value) || typeof value === 'string') {
    if (typeof value === 'string' && value.trim() === '') return {};
    throw valueError('xml: the region has text or items where elements with names were expected');
  }
  return value;
}

type Element = string | unknown[] | Record<string, unknown>;

class ElementReader {
  private readonly text: string;
  private readonly prefix: string;
  private at = 0;

  constructor(text: string, prefix: string) {
    this.text = text;
    this.prefix = prefix;
  }

  /** The elements up to the closing tag of `name`, or the text where there are none. */
  children(name: string | undefined, depth: number): Element {
    if (depth > MAX_DEPTH) throw valueError('xml: the elements are too deep inside of one another');
    const found: [string, unknown][] = [];
    const start = this.at;
    for (;;) {
      const next = this.text.indexOf(`${this.prefix}<`, this.at);
      const tag = next < 0 ? undefined : this.tagAt(next);
      if (!tag || next < 0) {
        if (name !== undefined) throw valueError(`xml: the element '${name}' has no end`);
        this.at = this.text.length;
        return found.length > 0 ? joined(found) : this.text.slice(start);
      }
      this.at = tag.end;
      if (tag.isOpening) found.push([tag.name, this.children(tag.name, depth + 1)]);
      else if (tag.name === name) return found.length > 0 ? joined(found) : this.text.slice(start, next);
      else throw valueError(`xml: the end of '${name ?? 'the region'}' was expected, not of '${tag.name}'`);
    }
  }

  private tagAt(position: number): { name: string; isOpening: boolean; end: number } | undefined {
    const pattern = /<(\/?)([^<>\s/]+)>/y;
    pattern.lastIndex = position + this.prefix.length;
    const match = pattern.exec(this.text);
    const name = match?.[2];
    if (!match || name === undefined) return undefined;
    return { name, isOpening: match[1] === '', end: pattern.lastIndex };
  }
}

function joined(found: readonly (readonly [string, unknown])[]): Element {
  if (found.every(([name]) => name === 'item')) return found.map(([, value]) => value);
  return Object.fromEntries(found);
}
