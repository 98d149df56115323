import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A Markdown file of the repository with its place in the documentation. */
export interface DocFile {
  /** Address below `/docs/`. */
  readonly path: string;
  /** Path of the file in the repository. */
  readonly file: string;
  readonly group: string;
}

/** Folders and their groups, in the order of the menu. */
const FOLDERS: readonly (readonly [folder: string, group: string])[] = [
  ['docs/guide', 'Guide'],
  ['docs/troubleshooting', 'Troubleshooting'],
  ['docs/react', 'React'],
  ['docs/how-to', 'How-to'],
  ['docs', 'Reference'],
  ['docs/decisions', 'Decisions'],
];

/** Finds every page of the documentation below the root of the repository. */
export function findDocFiles(root: string): DocFile[] {
  const pages = FOLDERS.flatMap(([folder, group]) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .sort((a, b) => Number(b === 'README.md') - Number(a === 'README.md') || a.localeCompare(b))
      .map((name) => ({ path: pathOf(join(folder, name)), file: join(folder, name), group })),
  );
  const owners = (folder: string, file: string, group: string, prefix: string) =>
    readdirSync(join(root, folder))
      .sort()
      .map((name) => ({ path: `${prefix}/${name}`, file: join(folder, name, file), group }))
      .filter((page) => existsSync(join(root, page.file)));
  return [
    ...pages,
    ...owners('packages', 'README.md', 'Packages', 'packages'),
    ...owners('packages/catalog/src/tasks', 'about.md', 'Tasks', 'tasks'),
  ];
}

/** `docs/guide/README.md` → `guide`, `docs/guide/media.md` → `guide/media`. */
function pathOf(file: string): string {
  const path = file.replace(/^docs\//, '').replace(/\.md$/, '');
  return basename(path) === 'README' ? dirname(path) : path;
}
