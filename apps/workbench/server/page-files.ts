import type { Site } from './site.ts';

/** The file of the build that lists the scripts of each page. */
export const PAGE_FILES = '/page-files.json';

/** Routes of the pages, `/tasks/$task`, each with the paths of the scripts that it needs beside those of index.html. */
export type PageFiles = readonly { readonly path: string; readonly files: readonly string[] }[];

/** Returns a function that lists the scripts of the page at a path; none for a path that leads to no page. */
export function pageFilesOf(site: Site): (path: string) => readonly string[] {
  const file = site.get(PAGE_FILES);
  // Written by the build, from the same type.
  const pages = file ? (JSON.parse(new TextDecoder().decode(file.bytes)) as PageFiles) : [];
  const routes = pages.map(({ path, files }) => ({ pattern: patternOf(path), files }));
  return (path) => routes.find(({ pattern }) => pattern.test(path))?.files ?? [];
}

/** `/models/$owner/{-$name}` is `/models/`, a part, and perhaps one more; `$` at the end is any number of them. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').filter(Boolean);
  const source = parts.map((part) => {
    if (part === '$') return '(?:/.*)?';
    if (part.startsWith('{-$')) return '(?:/[^/]+)?';
    return part.startsWith('$') ? '/[^/]+' : `/${part}`;
  });
  return new RegExp(`^${source.join('')}/?$`);
}
