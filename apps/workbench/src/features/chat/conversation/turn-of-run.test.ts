import { expect, it } from 'vitest';
import { splitThinking } from './turn-of-run.ts';

it.each([
  ['plain', '', 'plain'],
  ['<think>a b', 'a b', ''],
  ['<think>a</think>\n\nb', 'a', 'b'],
  ['b <think>a</think>', '', 'b <think>a</think>'],
])('splits the reasoning off %j', (text, reasoning, rest) => {
  expect(splitThinking(text)).toEqual({ reasoning, text: rest });
});
