import { escapeChar } from './repr.ts';
import { PyObject, type Value } from './values.ts';

/** Python's `bytes`: what `encode` gives. */
export class Bytes extends PyObject {
  readonly octets: Uint8Array;
  constructor(octets: Uint8Array) {
    super('bytes');
    this.octets = octets;
  }
  override size(): number {
    return this.octets.length;
  }
  override iterate(): Iterable<Value> {
    return this.octets;
  }
  override item(key: Value): Value {
    return typeof key === 'number' ? this.octets.at(key) : undefined;
  }
  override repr(): string {
    const { octets } = this;
    const mark = octets.includes(39) && !octets.includes(34) ? '"' : "'";
    let text = '';
    for (const octet of octets)
      text += octet < 127 ? escapeAscii(String.fromCharCode(octet), mark) : `\\x${octet.toString(16)}`;
    return `b${mark}${text}${mark}`;
  }
}

const escapeAscii = (char: string, mark: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is escaped
  /["'\\\x00-\x1f]/.test(char) ? escapeChar(char, mark) : char;

export const isSameBytes = (a: Bytes, b: Value): boolean =>
  b instanceof Bytes && a.octets.length === b.octets.length && a.octets.every((octet, at) => octet === b.octets[at]);

/** `a + b`. */
export function joinBytes(a: Bytes, b: Bytes): Bytes {
  const octets = new Uint8Array(a.octets.length + b.octets.length);
  octets.set(a.octets);
  octets.set(b.octets, a.octets.length);
  return new Bytes(octets);
}
