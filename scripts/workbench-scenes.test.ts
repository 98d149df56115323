import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './registry.ts';
import { SCENES } from './workbench-scenes.mjs';

/** A page that shows each picture in full width loads it at once. */
const MOST_BYTES = 80_000;

/** Local pictures of a page, from the root of the repository, with their descriptions. */
function readPictures(page: string): { readonly file: string; readonly alt: string }[] {
  const folder = page.split('/').slice(0, -1).join('/');
  const found = readFileSync(join(root, page), 'utf8').matchAll(/!\[([^\]]*)\]\((?![a-z]+:)([^)]+)\)/g);
  return [...found].map(([, alt = '', file = '']) => ({ file: normalize(join(folder, file)), alt }));
}

const guide = readdirSync(join(root, 'docs/guide')).map((name) => `docs/guide/${name}`);
const pictures = ['README.md', ...guide].flatMap(readPictures);

describe('the pictures of README.md and the guide', () => {
  it('are those that scripts/workbench-pictures.mjs makes', () => {
    expect(pictures.map(({ file }) => file).sort()).toEqual(Object.keys(SCENES).sort());
  });

  it.each(pictures)('are there, small, and described: $file', ({ file, alt }) => {
    expect(statSync(join(root, file)).size).toBeLessThan(MOST_BYTES);
    expect(alt.split(' ').length).toBeGreaterThan(5);
  });
});
