import type { Site } from './site.ts';

/** Writes the links of a page, for which a browser loads the files of that page along with the shell. */
export type WritePageLinks = (path: string) => string;

/** Reads what the build wrote about the files of pages: by the address of a page, or the pattern of its route, such as `/tasks/$task`. */
export function createPageLinks(site: Site): WritePageLinks {
  const list = site.get('/page-files.json');
  // Written by our own build.
  const files = list ? (JSON.parse(new TextDecoder().decode(list.bytes)) as Record<string, readonly string[]>) : {};
  const pages = new Map(Object.entries(files));
  const routes = [...pages].map(([route, ofRoute]) => [toPattern(route), ofRoute] as const);
  return (path) => {
    const found = pages.get(path) ?? routes.find(([pattern]) => pattern.test(path))?.[1] ?? [];
    return found.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
  };
}

/** A pattern of the addresses of a route, whose variables are `$name`, `{-$name}` where optional, and `$` for any rest. */
function toPattern(route: string): RegExp {
  const parts = route.split('/').slice(1);
  const pattern = parts.map((part) => {
    if (part === '$') return '(?:/.*)?';
    if (part.startsWith('{-$')) return '(?:/[^/]+)?';
    return part.startsWith('$') ? '/[^/]+' : `/${part.replace(/[^\w-]/g, '\\$&')}`;
  });
  return new RegExp(`^${pattern.join('')}/?$`);
}
