import type { BitWriter } from '../bit-writer.ts';

/** A prefix code of lossless WebP: one symbol without bits, or a length and bits for each symbol. */
export type PrefixCode =
  | { readonly type: 'constant'; readonly symbol: number }
  | { readonly type: 'lengths'; readonly lengths: Uint8Array; readonly codes: Uint16Array };

/** The longest code of the format. */
const LONGEST = 15;

/** The order in which the lengths of the code for lengths are written. */
const LENGTH_ORDER = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** The shortest prefix code for symbols with these counts. */
export function buildPrefixCode(counts: Uint32Array): PrefixCode {
  const used = [...counts.keys()].filter((symbol) => (counts[symbol] ?? 0) > 0);
  if (used.length < 2) return { type: 'constant', symbol: used[0] ?? 0 };
  // Rare symbols are counted as more frequent until no code is too long.
  let least = 1;
  let lengths = huffmanLengths(counts, used, least);
  while (Math.max(...lengths) > LONGEST) {
    least *= 2;
    lengths = huffmanLengths(counts, used, least);
  }
  return { type: 'lengths', lengths, codes: canonicalCodes(lengths) };
}

/** Writes the description of a code. */
export function writePrefixCode(bits: BitWriter, code: PrefixCode): void {
  if (code.type === 'constant') {
    bits.write(1, 1);
    bits.write(0, 1); // one symbol
    bits.write(1, 1); // of 8 bits
    bits.write(code.symbol, 8);
    return;
  }
  bits.write(0, 1);
  bits.write(LENGTH_ORDER.length - 4, 4);
  // Every length from 0 to 15 has a code of 4 bits; runs of lengths are not used.
  for (const symbol of LENGTH_ORDER) bits.write(symbol <= LONGEST ? 4 : 0, 3);
  bits.write(0, 1); // lengths for the whole alphabet
  for (const length of code.lengths) bits.write(reverse(length, 4), 4);
}

interface Tree {
  readonly count: number;
  readonly symbols: readonly number[];
}

function huffmanLengths(counts: Uint32Array, used: readonly number[], least: number): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  let trees: Tree[] = used.map((symbol) => ({ count: Math.max(least, counts[symbol] ?? 0), symbols: [symbol] }));
  while (trees.length > 1) {
    trees.sort((left, right) => left.count - right.count);
    const [first, second, ...rest] = trees;
    if (!first || !second) break;
    const symbols = [...first.symbols, ...second.symbols];
    for (const symbol of symbols) lengths[symbol] = (lengths[symbol] ?? 0) + 1;
    trees = [...rest, { count: first.count + second.count, symbols }];
  }
  return lengths;
}

/** The bits of each symbol, the first one lowest. */
function canonicalCodes(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  let next = 0;
  for (let length = 1; length <= LONGEST; length++) {
    for (const [symbol, own] of lengths.entries()) if (own === length) codes[symbol] = reverse(next++, length);
    next <<= 1;
  }
  return codes;
}

function reverse(value: number, width: number): number {
  let reversed = 0;
  for (let bit = 0; bit < width; bit++) reversed |= ((value >> bit) & 1) << (width - 1 - bit);
  return reversed;
}
