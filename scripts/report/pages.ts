import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from './section.ts';

const JOURNEYS = 'docs/workbench-journeys.md';

/** Measures pages: their lengths, the figures that no command renews, and the journeys whose test is gone. */
export function pageSection(root: string, files: readonly string[]): Section {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const guides = files.filter((file) => /^docs\/guide\/.*\.md$/.test(file));
  const lengths = guides
    .map((file) => ({ file, words: read(file).split(/\s+/).length }))
    .sort((a, b) => b.words - a.words);
  const pages = ['README.md', ...files.filter((file) => /^packages\/[^/]+\/README\.md$/.test(file)), ...guides];
  const unmarked = pages.flatMap((file) => listFigures(read(file)).map((figure) => `${file}: ${figure}`));
  const lost = files.includes(JOURNEYS) ? lostJourneys(root, read(JOURNEYS)) : [];
  return {
    title: 'Pages',
    rows: [
      { name: 'pages of the guide', value: guides.length },
      {
        name: 'words of the guide',
        value: lengths.reduce((sum, { words }) => sum + words, 0),
        list: lengths.slice(0, 10).map(({ file, words }) => `${words} ${file}`),
      },
      {
        name: 'lines of CHANGELOG.md',
        value: files.includes('CHANGELOG.md') ? read('CHANGELOG.md').split('\n').length : 0,
      },
      { name: 'figures that no command renews', value: unmarked.length, list: unmarked },
      { name: 'journeys whose test is gone', value: lost.length, list: lost },
    ],
  };
}

/** Rows of a table, `| name | \`file\` part of a title |`, whose file has no such title. */
export function lostJourneys(root: string, page: string): string[] {
  return [...page.matchAll(/^\| (.+?) \| `([^`]+)` (.+) \|$/gm)]
    .filter(([, , file = '', title = '']) => {
      const path = join(root, file);
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
    })
    .map(([, name, file]) => `${name}: ${file}`);
}

const FIGURE =
  /(?<![\w.])\d[\d,.]*[ -]?(?:ms|s|µs|kB|KB|MB|GB|KiB|MiB|GiB|x|×|%|percent|seconds?|minutes?|hours?|times)(?![\w])/g;

const MARKED = /\S+ \S+?<!-- measured: .+? -->/g;

/** Lists the numbers with a unit of time, size or proportion in a page, outside of code, generated tables and marked figures. */
export function listFigures(page: string): readonly string[] {
  const prose = page
    .replace(/^ *```[\s\S]*?^ *```/gm, '')
    .replace(/`[^`\n]+`/g, '')
    .replace(/<!-- table: .+ -->[\s\S]*?<!-- end of table -->/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(MARKED, '');
  return prose.match(FIGURE) ?? [];
}
