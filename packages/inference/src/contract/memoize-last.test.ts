import { expect, test, vi } from 'vitest';
import { memoizeLast } from './memoize-last.ts';

const address = (text: string, detail = '') => `${text}/${detail}`;

test('computes once for the same texts in a row', () => {
  const compute = vi.fn(address);
  const remembered = memoizeLast(compute);
  expect([remembered('a', 'x'), remembered('a', 'x')]).toEqual(['a/x', 'a/x']);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('computes again when either text differs', () => {
  const remembered = memoizeLast(address);
  expect([remembered('a'), remembered('b'), remembered('b', 'x'), remembered('a')]).toEqual(['a/', 'b/', 'b/x', 'a/']);
});

test('computes again for a URL object that has changed', () => {
  const remembered = memoizeLast(address);
  const url = new URL('https://one.test');
  // Callers without types pass URL objects.
  const text = url as unknown as string;
  expect(remembered(text)).toBe('https://one.test//');
  url.host = 'two.test';
  expect(remembered(text)).toBe('https://two.test//');
});

test('throws every time', () => {
  const remembered = memoizeLast(() => {
    throw new Error('no address');
  });
  expect(() => remembered('a')).toThrow('no address');
  expect(() => remembered('a')).toThrow('no address');
});
