import fc from 'fast-check';
import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { lackingWords, splitWords } from './lacking-words.ts';
import { markDifferences } from './mark-differences.ts';

const element = (tagName: string, ...children: (Element | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});

/** Prints a tree with brackets around what is marked. */
function print(node: Root | Element): string {
  const inner = node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? print(child) : ''))
    .join('');
  return node.type === 'element' && node.tagName === 'mark' ? `[${inner}]` : inner;
}

function marked(others: string | readonly string[], ...children: Element[]): string {
  const tree: Root = { type: 'root', children };
  markDifferences([others].flat())()(tree);
  return print(tree);
}

describe('the words that another text lacks', () => {
  it('are marked in place, with what is between them, in any element', () => {
    const own = element('p', 'The ', element('strong', 'big red'), ' fox runs, and then jumps.');
    expect(marked('The red fox runs.', own)).toBe('The [big] red fox runs, [and then jumps].');
  });

  it('are none where only the punctuation or the marks of Markdown differ', () => {
    const own = element('ul', element('li', 'Red'), element('li', 'blue, and ', element('code', 'green')));
    expect(marked('- **Red**\n- blue and `green`!', own)).toBe('Redblue, and green');
  });

  it('are those that all of several texts lack', () => {
    const own = element('p', 'The big red fox runs, and then jumps.');
    expect(marked(['The red fox runs.', 'A big fox runs and jumps.'], own)).toBe(
      'The big red fox runs, and [then] jumps.',
    );
  });

  it('leave blocks of code as they are, and what follows in step', () => {
    const own = element('div', element('pre', element('code', 'let a = 1')), element('p', 'This sets it.'));
    expect(marked('This sets it.', own)).toBe('let a = 1This sets it.');
  });

  it('are found where words are written together', () => {
    expect(splitWords('今日は雨です').length).toBeGreaterThan(2);
  });

  it('are what is left of a text without a common part of both, and none of equal texts', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 12 });
    fc.assert(
      fc.property(words, words, (own, other) => {
        expect(lackingWords(own, own).size).toBe(0);
        const lacking = lackingWords(own, other);
        const common = own.filter((_word, place) => !lacking.has(place));
        let at = 0;
        for (const word of other) if (word === common[at]) at += 1;
        expect(at).toBe(common.length);
      }),
    );
  });

  it('are told apart past the number of characters of one unit', () => {
    const many = Array.from({ length: 0xd810 }, (_none, place) => `w${place}`);
    expect([...lackingWords([...many.slice(0xd7f8), 'new'], many.slice(0xd7f8))]).toEqual([0x18]);
  });
});
