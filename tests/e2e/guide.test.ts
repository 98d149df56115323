import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSlugger } from '@hubkit/react';
import { describe, expect, it } from 'vitest';
import moved from '../../docs/moved-pages.json' with { type: 'json' };
import { root } from './workspace.ts';

/** Pages of the guide without a program at their head: the index, and promises about versions. */
const WITHOUT_PROGRAM = ['docs/guide/README.md', 'docs/guide/versions.md'];

/** Most lines of the program at the head of a page. */
const MOST_FIRST_LINES = 15;

const pages = readdirSync(join(root, 'docs/guide')).map((name) => `docs/guide/${name}`);

// docs.test.ts runs them without a network, and compares what they print.
describe.each(pages.filter((path) => !WITHOUT_PROGRAM.includes(path)))('%s', (path) => {
  it('begins with a short program, and with what it prints if it is an example', () => {
    const text = readFileSync(join(root, path), 'utf8');
    const [first, second] = [...text.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)];
    const [, , file = '', code = ''] = first ?? [];
    expect(first?.index, 'a program').toBeLessThan(1200);
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_FIRST_LINES);
    if (/\.example\.(ts|sh)$/.test(file)) expect(second?.slice(1, 3)).toEqual(['text', file]);
  });
});

describe.each(Object.entries(moved))('the former page %s', (from, to) => {
  it('is gone, and leads to a heading that exists', () => {
    const [path = '', id = ''] = to.split('#');
    expect(existsSync(join(root, `docs/${from}.md`))).toBe(false);
    const idOf = createSlugger();
    const titles = readFileSync(join(root, `docs/${path}.md`), 'utf8').matchAll(/^#{1,6} (.+)$/gm);
    expect([...titles].map(([, title = '']) => idOf(title.replaceAll('`', '')))).toContain(id);
  });
});
