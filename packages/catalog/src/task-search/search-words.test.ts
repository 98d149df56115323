import { describe, expect, it } from 'vitest';
import { hasWords, searchWords, splitWords } from './search-words.ts';

describe('the words of a search', () => {
  it.each([
    ['Remove the background', ['remove', 'background']],
    ['text-to-image', ['text', 'image']],
    ['3D', ['3d']],
    ['in', ['in']],
    ['  ', []],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('keep everything of a text that is searched', () => {
    expect(splitWords('Text-to-Image, größer')).toEqual(['text', 'to', 'image', 'größer']);
  });

  it.each([
    ['Remove the Background', 'backgr remove', true],
    ['Remove the Background', 'ground', false],
    ['Remove the Background', 'remove noise', false],
    ['Remove the Background', '', true],
  ])('of %j: %j begins words of it: %j', (text, search, expected) => {
    expect(hasWords(text, searchWords(search))).toBe(expected);
  });
});
