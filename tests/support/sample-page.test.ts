import { describe, expect, it } from 'vitest';
import { type PageCase, parseSamplePage, printSamplePage } from './sample-page.ts';

const cases: readonly PageCase[] = [
  {
    name: 'an adapter',
    blocks: [
      { info: 'json', text: '{\n  "id": "some-org/adapter"\n}' },
      { info: 'python', text: '# a comment, not a heading\n## nor this\n\nprint("```")' },
    ],
  },
  { name: 'without a base', blocks: [{ info: 'sh fal-ai', text: '' }] },
];

describe('a page of samples', () => {
  it('is read back as it was printed', () => {
    const page = printSamplePage('adapters', cases);
    expect(parseSamplePage(page)).toEqual(cases);
    expect(printSamplePage('adapters', parseSamplePage(page))).toBe(page);
  });

  it('is Markdown with a heading for each case', () => {
    expect(printSamplePage('adapters', cases.slice(1))).toBe(
      '# adapters\n\n## without a base\n\n```sh fal-ai\n\n```\n',
    );
  });

  it('may have text between its blocks', () => {
    const page = '# A\n\nWords.\n\n## b\n\nMore words.\n\n```txt\none\n```\n';
    expect(parseSamplePage(page)).toEqual([{ name: 'b', blocks: [{ info: 'txt', text: 'one' }] }]);
  });

  it('cannot hold a block that would end early', () => {
    const text = 'before\n```\nafter';
    expect(() => printSamplePage('a', [{ name: 'b', blocks: [{ info: 'txt', text }] }])).toThrow('cannot hold');
  });

  it('names a block without an end, and one that belongs to no case', () => {
    expect(() => parseSamplePage('## b\n\n```txt\none')).toThrow('The block "txt" of "b" has no end.');
    expect(() => parseSamplePage('```txt\none\n```')).toThrow('before the first heading');
  });
});
