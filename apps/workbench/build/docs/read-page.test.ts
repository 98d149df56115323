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

describe('blocks of code', () => {
  it('name the program that they show; what it prints is not a program', () => {
    const example = 'docs/examples/a.example.ts';
    const markdown = `# Page\n\n\`\`\`ts ${example}\na();\n\`\`\`\n\n\`\`\`text ${example}\n1\n\`\`\`\n`;
    const { content } = readPage(markdown, file, []);
    expect(content.slice(1)).toEqual([
      { type: 'code', language: 'ts', text: 'a();', example: 'a.example.ts' },
      { type: 'code', language: 'text', text: '1' },
    ]);
  });
});
