import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const page = readFileSync(new URL('docs/workbench-journeys.md', root), 'utf8');

/** Rows with what they tell of, a file and a part of a title. */
const ROWS = [...page.matchAll(/^\| (?!journey|mistake|-)(.+?) \| (.+) \|$/gm)].map(([, name = '', test = '']) => {
  const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(test) ?? [];
  return { name, file, title };
});

it('names a test for each of at least 25 journeys and 34 mistakes', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(59);
  expect(ROWS.filter(({ name }) => /^\d+\./.test(name)).map(({ name }) => Number.parseInt(name, 10))).toEqual(
    Array.from({ length: 34 }, (_, at) => at + 1),
  );
});

it.each(ROWS)('$name: the test is there', ({ file, title }) => {
  expect(readFileSync(new URL(file, root), 'utf8')).toContain(title);
});
