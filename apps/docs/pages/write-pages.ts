import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
  return written;
}

/** Writes a file below the folder of pages. */
export function write(path: string, text: string): void {
  const file = join(PAGES, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
