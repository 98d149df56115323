import { describe, expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const SECRET = '0123456789abcdef';

describe('the seal of a queue', () => {
  it('opens what it has closed, at the same place only', () => {
    const seal = createSeal(SECRET);
    const text = seal.close({ a: ['b', 1] }, ['chunk', 'r', 'k']);
    expect(createSeal(SECRET).open(text, ['chunk', 'r', 'k'])).toEqual({ a: ['b', 1] });
    for (const place of [['chunk', 'r', 'k2'], ['order', 'r'], ['chunk', 'r,k'], []])
      expect(seal.open(text, place)).toBeUndefined();
  });

  it('opens nothing of another secret, changed, cut, or of another kind', () => {
    const seal = createSeal(SECRET);
    const text = seal.close({ a: 1 }, ['x']);
    expect(createSeal(`${SECRET}!`).open(text, ['x'])).toBeUndefined();
    for (const other of [
      text.replace('1', '2'),
      text.slice(1),
      text.slice(0, 43),
      text.slice(43),
      '{"a":1}',
      'ä'.repeat(50),
      '',
      null,
      undefined,
      7,
      {},
      [],
    ])
      expect(seal.open(other, ['x'])).toBeUndefined();
  });

  it.each([undefined, '', 'short'])('refuses the secret %j', (secret) => {
    expect(() => createSeal(secret)).toThrow(/secret of at least 16 characters/);
  });
});
