import { expect, it } from 'vitest';
import { closedBlocks } from './closed-blocks.ts';

it('closes what further text cannot change, and keeps the rest open', () => {
  expect(closedBlocks('# Title\n\nOne.\n\nTwo, and')).toEqual({ closed: ['# Title\n\n'], open: 'One.\n\nTwo, and' });
  expect(closedBlocks('One.\n\nTwo.\n\nThree.\n')).toEqual({ closed: ['One.\n\n', 'Two.\n\n'], open: 'Three.\n' });
});

it.each([
  ['a code fence', '```js\nlet a;\n\nlet b;\n\nlet c;\n'],
  ['a longer fence', '````md\n```js\n\nlet b;\n```\n\nlet c;\n'],
  ['a list with space between its items', '- one\n\n- two\n\n  more of two\n'],
  ['a numbered list', '1. one\n\n2. two\n\n'],
])('does not cut %s', (_what, text) => {
  expect(closedBlocks(text)).toEqual({ closed: [], open: text });
});

it('loses no letter, wherever the text ends', () => {
  const text = 'A.\n\n```py\nx = 1\n\ny = 2\n```\n\nB.\n\n- c\n- d\n\nE\n\n| a |\n|-|\n| b |\n\nEnd.';
  for (let length = 0; length <= text.length; length += 1) {
    const { closed, open } = closedBlocks(text.slice(0, length));
    expect(closed.join('') + open).toBe(text.slice(0, length));
  }
});
