import { describe, expect, it } from 'vitest';
import { searchWords, splitWords } from './search-words.ts';

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
});
