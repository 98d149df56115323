import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const file = { path: 'guide/page', file: 'docs/guide/page.md', group: 'Guide' };

describe('images of a page', () => {
  it('are replaced by their descriptions, and left out where they show the workbench', () => {
    const markdown =
      '# Page\n\nBefore\n\n![A chat](../pictures/chat.webp)\n\n![A badge](https://example.com/badge.svg)\n';
    const { content } = readPage(markdown, file, []);
    expect(content.slice(1)).toEqual([
      { type: 'element', tag: 'p', children: ['Before'] },
      { type: 'element', tag: 'p', children: ['A badge'] },
    ]);
  });
});
