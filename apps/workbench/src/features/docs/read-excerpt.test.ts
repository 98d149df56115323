import { describe, expect, it } from 'vitest';
import { readExcerpt, readSingular } from './read-excerpt.ts';

describe('a word that is searched', () => {
  it.each([
    ['retries', 'retry'],
    ['timeouts', 'timeout'],
    ['status', 'status'],
    ['class', 'class'],
    ['sse', 'sse'],
  ])('%s is found as %s', (word, singular) => {
    expect(readSingular(word)).toBe(singular);
  });
});

describe('an excerpt', () => {
  const text =
    'A call that fails is tried again. By default there are three retries, and a retry waits for as long as the service asks in its headers, up to a minute.';

  it('is cut around the first of the words, which are at the odd places', () => {
    expect(readExcerpt(text, ['retry'])).toEqual([
      '…there are three ',
      'retries',
      ', and a ',
      'retry',
      ' waits for as long as the service asks…',
    ]);
  });

  it('begins with the text where the word does', () => {
    expect(readExcerpt('Retries are made.', ['retry'])).toEqual(['', 'Retries', ' are made.']);
  });

  it('takes a word with signs of patterns as it is', () => {
    expect(readExcerpt('Use c++ (or a.b) here.', ['a.b'])).toEqual(['Use c++ (or ', 'a.b', ') here.']);
  });

  it('is empty without a word of the text', () => {
    expect(readExcerpt(text, ['picture'])).toEqual([]);
    expect(readExcerpt(text, [])).toEqual([]);
  });
});
