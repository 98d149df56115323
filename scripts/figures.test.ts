import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import figures from '../docs/figures.json' with { type: 'json' };
import { FIGURES } from './figures/definitions.ts';
import { figuresOf } from './figures/figures-of.ts';
import { STATED } from './figures/stated.ts';
import { root } from './registry.ts';

const list = (folder: string, suffix: string) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}${suffix}`);
const pages = ['README.md', 'docs/status.md', ...list('packages', '/README.md'), ...list('docs/guide', '')];
const decisions = list('docs/decisions', '');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const measuredOf = (page: string) => figures.filter((figure) => figure.pages.includes(page)).map(({ value }) => value);
const knownFigures = (page: string) => [...measuredOf(page), ...Object.keys(STATED[page] ?? {})];
const unknownFigures = (page: string) => figuresOf(read(page)).filter((figure) => !knownFigures(page).includes(figure));

describe('figures', () => {
  it.each(pages)('of %s were measured by a command, or are settings', (page) => {
    expect(
      unknownFigures(page),
      'A measured figure belongs in scripts/figures/definitions.ts (then `npm run figures`), a setting in stated.ts.',
    ).toEqual([]);
  });

  it.each([...pages, ...decisions])('that are known of %s are in it', (page) => {
    const shown = new Set(figuresOf(read(page)));
    expect(
      knownFigures(page).filter((figure) => !shown.has(figure)),
      'The page shows another figure than docs/figures.json.',
    ).toEqual([]);
  });

  it('are recorded as they are defined, with their conditions', () => {
    expect(figures.map(({ what, pages, command }) => ({ what, pages, command }))).toEqual(
      FIGURES.map(({ what, pages, from }) => ({ what, pages, command: from.command })),
    );
    for (const { date, machine, load } of figures) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(machine).toMatch(/\d+ cores, .+, Node \d/);
      expect(load).toBeGreaterThanOrEqual(0);
    }
  });

  it('are numbers with a unit of time, size or proportion, outside of code and generated tables', () => {
    const page = 'It takes 1.5 s,\n40 % or 3 times 12 kB; 7 rows, `3 ms`.\n```sh\nsleep 9 s\n```\n';
    expect(figuresOf(page)).toEqual(['1.5 s', '40 %', '3 times', '12 kB', '3 ms']);
    const words =
      'It is twice as fast at half the size,\nten times slower elsewhere; it is sent twice, at most four times.';
    expect(figuresOf(words)).toEqual(['twice as fast', 'half the size', 'ten times slower']);
    expect(figuresOf('<!-- table: sizes of jinja -->\n| 60 kB |\n<!-- end of table -->\n')).toEqual([]);
  });
});

/** The command that measured, or the day. */
const SOURCE = /`(?:npm|npx|node|time|tsc) [^`]+`|`[^`]*bench\b[^`]*`|\d+ [A-Z][a-z]+ 20\d\d|20\d\d-\d\d-\d\d/;

describe('decisions, which are dated records,', () => {
  it('have numbers of their own, which their titles begin with', () => {
    const numbers = decisions.map((path) => Number(/(\d{4})-/.exec(path)?.[1]));
    expect(new Set(numbers).size).toBe(decisions.length);
    expect(decisions.map((path) => Number(/^# (\d+)\. /.exec(read(path))?.[1]))).toEqual(numbers);
  });

  it.each(decisions)('name the command or the day of their figures: %s', (path) => {
    // A source counts for the section that it stands in, up to the next heading.
    const known = knownFigures(path);
    const without = read(path)
      .split(/^(?=##+ )/m)
      .filter((text) => !SOURCE.test(text));
    expect(without.flatMap(figuresOf).filter((figure) => !known.includes(figure))).toEqual([]);
  });
});
