import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
      .map((name) => ({ path: toPagePath(join(folder, name)), file: join(folder, name), group })),
  );
  const guides = pages.filter(({ file }) => file.startsWith(GUIDE));
  const owners = (folder: string, file: string, group: string, prefix: string) =>
    readdirSync(join(root, folder))
      .sort()
      .map((name) => ({ path: `${prefix}/${name}`, file: join(folder, name, file), group }))
      .filter((page) => existsSync(join(root, page.file)));
  return [
    ...byTopic(guides, readFileSync(join(root, GUIDE, 'README.md'), 'utf8')),
    ...pages.filter((page) => !guides.includes(page)),
    ...owners('packages', 'README.md', 'Packages', 'packages'),
    ...owners('packages/catalog/src/tasks', 'about.md', 'Tasks', 'tasks'),
  ];
}

const GUIDE = 'docs/guide/';

/** Groups guides by the headings of their index, in its order. Those that it lists nowhere stay in the first group. */
export function byTopic(guides: readonly DocFile[], index: string): DocFile[] {
  const topics = index.split(/^## /m).slice(1);
  const listed = topics.flatMap((topic) => {
    const title = topic.slice(0, topic.indexOf('\n')).trim();
    const items = topic.split('\n').filter((line) => /^(?:- | {2})/.test(line));
    const names = items.flatMap((line) => [...line.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name));
    return names.flatMap((name) => {
      const guide = guides.find(({ file }) => file === `${GUIDE}${name}`);
      return guide ? [{ ...guide, group: title }] : [];
    });
  });
  const first = listed.filter(({ path }, place) => listed.findIndex((other) => other.path === path) === place);
  return [...guides.filter(({ path }) => !first.some((other) => other.path === path)), ...first];
}

/** `docs/guide/README.md` → `guide`, `docs/guide/files.md` → `guide/files`. */
function toPagePath(file: string): string {
  const path = file.replace(/^docs\//, '').replace(/\.md$/, '');
  return basename(path) === 'README' ? dirname(path) : path;
}
