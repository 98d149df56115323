import { expect, it } from 'vitest';
import { shortTitle } from './short-title.ts';

it.each([
  ['What is 2 + 2?', 'What is 2 + 2?'],
  ['two\n\nlines ', 'two lines'],
  ['a'.repeat(80), 'a'.repeat(80)],
  ['a'.repeat(81), `${'a'.repeat(79)}…`],
  [`${'a'.repeat(78)} b and more`, `${'a'.repeat(78)}…`],
  [`${'a'.repeat(78)}🌊🌊🌊`, `${'a'.repeat(78)}…`],
])('makes %j a title', (text, title) => {
  expect(shortTitle(text)).toBe(title);
});
