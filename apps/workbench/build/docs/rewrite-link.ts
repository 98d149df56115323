import { dirname, join, normalize } from 'node:path/posix';
import type { DocFile } from './doc-files.ts';

const REPOSITORY = 'https://github.com/hubkit/hubkit';

/** A link of a page: to another page of the documentation, within the page, or to the outside. */
export type RewrittenLink = { readonly page: string; readonly hash?: string } | { readonly href: string };

/**
 * Rewrites a link of a Markdown file. Links to documentation pages stay local, links to other files lead to the repository's
 * site.
 */
export function rewriteLink(
  href: string,
  from: string,
  pages: readonly Pick<DocFile, 'path' | 'file'>[],
): RewrittenLink {
  if (href.startsWith('#')) return { href };
  const own = new RegExp(`^${REPOSITORY}/(?:blob|tree)/main/`).exec(href)?.[0];
  if (!own && /^[a-z]+:/i.test(href)) return { href };
  const [target = '', hash] = (own ? href.slice(own.length) : href).split('#');
  const file = own ? target : normalize(join(dirname(from), target));
  const page = pages.find((known) => known.file === file || known.file === join(file, 'README.md'));
  if (page) return { page: page.path, ...(hash && { hash }) };
  return { href: `${REPOSITORY}/blob/main/${file}${hash ? `#${hash}` : ''}` };
}
