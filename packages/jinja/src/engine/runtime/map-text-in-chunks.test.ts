import { expect, it } from 'vitest';
import { Template } from '../../index.ts';
import { BETWEEN_WORDS, splitChunks } from './map-text-in-chunks.ts';

const chunks = (text: string, cut?: RegExp): string[] => [...splitChunks(undefined, text, cut)];

it.each(['', 'short', 'a b'.repeat(100_000), 'x'.repeat(200_000)])('loses nothing of a text (%#)', (text) => {
  expect(chunks(text).join('')).toBe(text);
  expect(chunks(text, BETWEEN_WORDS).join('')).toBe(text);
});

it('cuts where it may only', () => {
  expect(chunks('word '.repeat(50_000), BETWEEN_WORDS).length).toBeGreaterThan(3);
  expect(chunks('word '.repeat(50_000), BETWEEN_WORDS).every((part) => part.endsWith(' '))).toBe(true);
  expect(chunks('x'.repeat(200_000), BETWEEN_WORDS)).toHaveLength(1);
});

it('cuts neither pairs of surrogates nor line ends', () => {
  expect(chunks(`x${'😀'.repeat(100_000)}`).some((part) => /\p{Cs}/u.test(part))).toBe(false);
  expect(chunks(`x${'\r\n'.repeat(100_000)}`).every((part) => !part.startsWith('\n'))).toBe(true);
});

// Each with the answer for the text and for the text with `!` in front of it.
it.each([
  ['isidentifier', 'a1', true, false],
  ['isidentifier', '1a', false, false],
  ['isdigit', '1', true, false],
  ['islower', 'ab ', true, true],
  ['islower', '1 ', false, false],
  ['isupper', 'AB ', true, true],
  ['istitle', 'Ab ', true, true],
  ['istitle', 'Ab1C ', true, true],
  ['istitle', 'Ab c ', false, false],
  ['istitle', '12 ', false, false],
  ['isascii', '% ', true, true],
  ['isprintable', 'a ', true, true],
  ['isspace', ' \t', true, false],
])('asks %s of a long text of %j', (name, part, is, isWithMark) => {
  const template = new Template(`{{ text.${name}() }} {{ ('!' ~ text).${name}() }}`);
  const answers = [is, isWithMark].map((answer) => (answer ? 'True' : 'False')).join(' ');
  expect(template.render({ text: part.repeat(100_000) })).toBe(answers);
  expect(template.render({ text: part.repeat(3) })).toBe(answers);
});
