/** Writes bits into bytes. */
export interface BitWriter {
  /** Writes the lowest `count` bits of a number, at most 32. */
  readonly write: (value: number, count: number) => void;
  /** Fills the last byte with zeros. */
  readonly align: () => void;
  /** Appends whole bytes; the writer must be aligned. */
  readonly append: (bytes: Uint8Array) => void;
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

/** Creates a bit writer. `order` is the bit of a byte that is filled first. */
export function createBitWriter(order: 'high' | 'low', capacity = 1024): BitWriter {
  let buffer = new Uint8Array(capacity);
  let bits = 0;
  const reserve = (extra: number) => {
    const needed = (bits >> 3) + extra + 8;
    if (needed <= buffer.length) return;
    const larger = new Uint8Array(Math.max(needed, buffer.length * 2));
    larger.set(buffer);
    buffer = larger;
  };
  return {
    write(value, count) {
      reserve(4);
      for (let index = 0; index < count; index++) {
        const bit = (order === 'high' ? value >>> (count - 1 - index) : value >>> index) & 1;
        if (bit) {
          const at = bits >> 3;
          buffer[at] = (buffer[at] ?? 0) | (order === 'high' ? 0x80 >> (bits & 7) : 1 << (bits & 7));
        }
        bits++;
      }
    },
    align() {
      bits = (bits + 7) & ~7;
    },
    append(bytes) {
      reserve(bytes.length);
      buffer.set(bytes, bits >> 3);
      bits += bytes.length * 8;
    },
    bytes: () => buffer.slice(0, (bits + 7) >> 3),
  };
}
