import { basename, dirname, join, normalize } from 'node:path/posix';
import type { Definition, Image, Link, Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { DocFile } from '../../workbench/build/docs/doc-files.ts';
import { rewriteLink } from '../../workbench/build/docs/rewrite-link.ts';

/** Markdown for the site, and the images of the repository that it shows. */
export interface LocalMarkdown {
  readonly text: string;
  readonly images: readonly string[];
}

/**
 * Rewrites the links of a Markdown file: to other pages as addresses of the site, to other files as addresses of the repository. All
 * other text stays as it was written.
 */
export function localLinks(markdown: string, from: string, pages: readonly DocFile[]): LocalMarkdown {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const images: string[] = [];
  const changes: { readonly node: Link | Image | Definition; readonly url: string }[] = [];
  for (const node of walk(tree)) {
    if (node.type === 'image' && !/^[a-z]+:/i.test(node.url)) {
      images.push(normalize(join(dirname(from), node.url)));
      changes.push({ node, url: `/images/${basename(node.url)}` });
    } else if (node.type === 'link' || node.type === 'definition') {
      const link = rewriteLink(node.url, from, pages);
      const url = 'href' in link ? link.href : `/${link.page}.md${link.hash ? `#${link.hash}` : ''}`;
      if (url !== node.url) changes.push({ node, url });
    }
  }
  // From the end, so that the places of those before stay right.
  const text = changes.reduceRight((rest, { node, url }) => {
    const start = node.position?.start.offset ?? 0;
    const at = rest.lastIndexOf(node.url, node.position?.end.offset);
    return at < start ? rest : rest.slice(0, at) + url + rest.slice(at + node.url.length);
  }, markdown);
  return { text, images };
}

function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}
