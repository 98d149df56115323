import { describe, expect, it } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';

describe('bounded map', () => {
  it('forgets its oldest entries', () => {
    const map = createBoundedMap<number>(2);
    for (const key of ['a', 'b', 'a', 'c']) map.set(key, 1);
    expect(['a', 'b', 'c'].map(map.get)).toEqual([1, undefined, 1]);
  });

  it('counts the weight of its entries', () => {
    const map = createBoundedMap<string>(10, (text) => text.length);
    for (const text of ['12', '123', '1234', '1']) map.set(text, text);
    expect(map.values()).toEqual(['12', '123', '1234', '1']);
    map.set('12', '1');
    expect(map.values()).toEqual(['123', '1234', '1', '1']);
    map.set('new', '1234567');
    expect(map.values()).toEqual(['1', '1', '1234567']);
  });

  it('keeps its newest entry however heavy it is', () => {
    const map = createBoundedMap<string>(3, (text) => text.length);
    map.set('a', '12');
    map.set('b', '12345');
    expect(map.values()).toEqual(['12345']);
    map.clear();
    map.set('a', '123');
    expect(map.values()).toEqual(['123']);
  });
});
