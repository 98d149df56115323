import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PAGES } from '../folders.ts';
import { listGroups } from './sidebar.ts';
import type { WrittenPage } from './write-pages.ts';

/** Puts each page as Markdown beside its HTML, and `llms.txt`, which lists them, at the root of the site. */
export function writeMarkdownBeside(site: string, base: string, pages: readonly WrittenPage[]): void {
  for (const file of readdirSync(PAGES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.md')) continue;
    mkdirSync(dirname(join(site, file)), { recursive: true });
    copyFileSync(join(PAGES, file), join(site, file));
  }
  const groups = listGroups(pages).map(
    ({ group, members }) =>
      `## ${group}\n\n${members.map(({ title, path }) => `- [${title}](${base}${path}.md)`).join('\n')}`,
  );
  const head =
    '# hubkit\n\n> TypeScript packages around a machine-learning model hub: an inference client, chat templates, a catalog of tasks and libraries, generators of code, an offline emulator, a command line, components for React.';
  writeFileSync(join(site, 'llms.txt'), `${[head, ...groups].join('\n\n')}\n`);
}
