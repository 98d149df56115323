import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './workspace.ts';

const examples = readdirSync(join(root, 'examples'));

/** Most lines of an example, with all of its files. */
const MOST_LINES = 150;

// examples.nightly.test.ts serves, builds and walks them.
describe('the examples', () => {
  it.each(examples)('%s is a short program, and the guide shows all of its files', (name) => {
    const guide = join(root, 'docs/guide');
    const pages = readdirSync(guide).map((page) => readFileSync(join(guide, page), 'utf8'));
    const files = readdirSync(join(root, 'examples', name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.gitignore')
      .map(({ parentPath, name: file }) => join(parentPath, file));
    const lines = files.map((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES);
    const shown = (file: string) => pages.some((page) => page.includes(` ${file.slice(root.length + 1)}\n`));
    expect(files.filter((file) => !shown(file))).toEqual([]);
  });
});
