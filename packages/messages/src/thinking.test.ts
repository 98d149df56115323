import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitThinking, ThinkingSplitter } from './thinking.ts';

it.each([
  ['plain', '', 'plain'],
  ['<think>a b', 'a b', ''],
  ['<think>a</think>\n\nb', 'a', 'b'],
  ['\n<thought>a</thought>b', 'a', 'b'],
  ['<mm:think>a</mm:think>b', 'a', 'b'],
  ['[THINK]a[/THINK]b', 'a', 'b'],
  ['b <think>a</think>', '', 'b <think>a</think>'],
  ['<thi', '', '<thi'],
  ['<think>a</think>  ', 'a', ''],
  ['<think></think>a <think>b</think>', '', 'a <think>b</think>'],
])('splits %j', (text, reasoning, rest) => {
  expect(splitThinking(text)).toEqual({ reasoning, text: rest });
});

it('splits the same text in any pieces', () => {
  const piece = fc.constantFrom('<think>', '</think>', '<', '/think>', 'a', '\n', ' ', '<thinking>', '</');
  fc.assert(
    fc.property(fc.array(piece), fc.array(fc.nat(), { minLength: 1 }), (pieces, sizes) => {
      const text = pieces.join('');
      const splitter = new ThinkingSplitter();
      const joined = { reasoning: '', text: '' };
      const add = (split: { reasoning: string; text: string }) => {
        joined.reasoning += split.reasoning;
        joined.text += split.text;
      };
      for (let at = 0, turn = 0; at < text.length; turn++) {
        const size = 1 + ((sizes[turn % sizes.length] ?? 0) % 5);
        add(splitter.push(text.slice(at, at + size)));
        at += size;
      }
      add(splitter.end());
      expect({ ...joined, reasoning: joined.reasoning.trim() }).toEqual(splitThinking(text));
    }),
    { numRuns: 500 },
  );
});
