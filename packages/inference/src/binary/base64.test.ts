import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { decodeBase64, decodeByCharacters, encodeBase64, encodeByCharacters, SLICE_BYTES } from './base64.ts';

const LENGTHS = [0, 1, 2, 3, 4, 255, SLICE_BYTES - 1, SLICE_BYTES, SLICE_BYTES + 1];

function createBytes(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 256);
}

describe('base64', () => {
  it.each(LENGTHS)('of %i bytes is that of the platform, with its Buffer and without', async (length) => {
    const bytes = createBytes(length);
    const expected = Buffer.from(bytes).toString('base64');
    const isEqual = (text: string) => text === expected;
    expect(isEqual(await encodeBase64(bytes))).toBe(true);
    expect(isEqual(await encodeBase64(new Uint8Array([9, ...bytes.subarray(0, 99)]).subarray(1)))).toBe(length < 100);
    expect(isEqual(encodeByCharacters(bytes))).toBe(true);
    for (const decode of [decodeBase64, decodeByCharacters]) {
      expect(Buffer.compare(decode(expected) ?? Buffer.alloc(1), bytes)).toBe(0);
    }
  });

  it('is left to the method of the platform where it has one', async () => {
    const toBase64 = vi.fn(() => 'native');
    onTestFinished(() => void Reflect.deleteProperty(Uint8Array.prototype, 'toBase64'));
    Object.defineProperty(Uint8Array.prototype, 'toBase64', { value: toBase64, configurable: true });
    expect(await encodeBase64(createBytes(9))).toBe('native');
  });

  it('lets others work while it encodes a large file', async () => {
    const other = vi.fn();
    const timer = setInterval(other);
    await encodeBase64(new Uint8Array(4 * SLICE_BYTES));
    clearInterval(timer);
    expect(other).toHaveBeenCalled();
  });

  it.each(['%', '%%', '%%%', 'abcde', 'ab-_', 'ab$d'])('is not %j', (text) => {
    expect(decodeBase64(text)).toBeUndefined();
    expect(decodeByCharacters(text)).toBeUndefined();
  });

  it.each(['aGk=', 'aGk', 'aG\nk='])('may be written as %j', (text) => {
    for (const decode of [decodeBase64, decodeByCharacters]) expect([...(decode(text) ?? [])]).toEqual([104, 105]);
  });
});
