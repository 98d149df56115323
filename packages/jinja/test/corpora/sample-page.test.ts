import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSamplePage, printSamplePage } from '../../../../tests/support/sample-page.ts';
import { printBlocks, readBlocks } from './sample-page.ts';

const folder = new URL('../samples/', import.meta.url);

/** Prints a sample with a template and an output on a page. */
const printed = (template: string, output = 'x') => {
  const outcomes = new Map([['a case', { ok: true as const, output }]]);
  return printSamplePage('Page', [
    { name: 'sample', blocks: printBlocks({ template, others: {}, contexts: new Map(), outcomes }) },
  ]);
};

const readBack = (page: string) => readBlocks(parseSamplePage(page)[0]?.blocks ?? []);

describe('a sample on a page', () => {
  it('is written as it is where an editor keeps it', () => {
    expect(printed('{{ x }}\n', 'one\n\ntwo\n')).toBe(
      '# Page\n\n## sample\n\n```jinja\n{{ x }}\n```\n\n```txt a case\none\n\ntwo\n\n```\n',
    );
  });

  it.each([
    'no last line break',
    'spaces at an end  \nof a line\n',
    'a\ttab\n',
    'carriage\r\nreturns\r',
    '```\n',
    '  ````\n',
    'byte order mark \ufeff, separators \u2028 \u00a0 \u0085, none \u200b, null \0, half \ud83d\n',
    '',
    '\n',
  ])('keeps %j to the last byte', (text) => {
    const page = printed(text, text);
    expect(page).not.toMatch(/[ \t]$|[^\S\n ]|\p{Cf}|\p{Cs}|(?!\n)\p{Cc}/mu);
    const { template, outcomes } = readBack(Buffer.from(page).toString());
    expect(template).toBe(text);
    expect(outcomes.get('a case')).toEqual({ ok: true, output: text });
  });

  it('has blocks of known kinds only', () => {
    expect(() => readBack('## a\n\n```jinja\nx\n```\n\n```json context\n{}\n```\n')).toThrow('json context');
  });

  const pages = ['chat', 'features'].flatMap((group) =>
    readdirSync(new URL(group, folder)).map((file) => `${group}/${file}`),
  );
  it.each(pages)('survives editors that tidy: %s', (page) => {
    expect(readFileSync(new URL(page, folder), 'utf8')).not.toMatch(/[ \t]$|\t|\r/m);
  });
});
