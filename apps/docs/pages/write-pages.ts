import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import moved from '../../../docs/moved-pages.json' with { type: 'json' };
import { type DocFile, findDocFiles } from '../../workbench/build/docs/doc-files.ts';
import { PAGES, REPOSITORY, ROOT } from '../folders.ts';
import { localLinks } from './local-links.ts';
import { taskIndex, taskPage } from './task-page.ts';

/** A page of the site that comes from a Markdown file of the repository. */
export interface WrittenPage extends Pick<DocFile, 'path' | 'group'> {
  readonly title: string;
}

/** Writes each Markdown page of the repository to the place where the site has it, with links that work there. */
export function writePages(): WrittenPage[] {
  const files = [{ path: 'index', file: 'README.md', group: 'Start' }, ...findDocFiles(ROOT)];
  const written: WrittenPage[] = [];
  for (const file of files) {
    const source = readFileSync(join(ROOT, file.file), 'utf8');
    const { text, images } = localLinks(source, file.file, files);
    const page = file.group === 'Tasks' ? taskPage(basename(file.path), text) : text;
    const head = `---\nsource: ${JSON.stringify(`${REPOSITORY}/edit/main/${file.file}`)}\n---\n\n`;
    write(`${file.path}.md`, head + page);
    for (const image of images) {
      mkdirSync(join(PAGES, 'public/images'), { recursive: true });
      cpSync(join(ROOT, image), join(PAGES, 'public/images', basename(image)));
    }
    written.push({ path: file.path, group: file.group, title: /^# (.+)$/m.exec(page)?.[1] ?? file.path });
  }
  write('tasks/index.md', taskIndex());
  for (const [from, to] of Object.entries(moved)) write(`${from}.md`, movedPage(to));
  return written;
}

/** A page at an old address, which leads on to where its text is now. */
function movedPage(to: string): string {
  const [path = '', hash = ''] = to.split('#');
  const refresh = JSON.stringify(`0; url=${basename(path)}.html#${hash}`);
  const head = `head:\n  - - meta\n    - http-equiv: refresh\n      content: ${refresh}`;
  return `---\n${head}\nsearch: false\n---\n\nThis page has moved: [continue](/${path}.md#${hash}).\n`;
}

/** Writes a file below the folder of pages. */
export function write(path: string, text: string): void {
  const file = join(PAGES, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
