import { expect, it } from 'vitest';
import { isDeeper } from './read-json.ts';

const isDeeperThan2 = (text: string) => isDeeper(new TextEncoder().encode(text), 2);

it('counts levels of lists and objects', () => {
  expect(['1', '[1,[2],[3]]', '{"a":{"b":1},"c":[2]}'].map(isDeeperThan2)).toEqual([false, false, false]);
  expect(['[[[]]]', '{"a":[{"b":1}]}'].map(isDeeperThan2)).toEqual([true, true]);
});

it('does not count what is in texts', () => {
  expect(isDeeperThan2(JSON.stringify({ a: '[[[[{{{{', '"[[[': '\\"[[[' }))).toBe(false);
  expect(isDeeperThan2('["\\\\",[[1]]]')).toBe(true);
});
