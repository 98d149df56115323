import type { DocNode, DocPage, DocSection } from '../../src/doc-content/doc-page.ts';

/** Length of the text of a section in characters, at most. */
const LENGTH = 400;

/** Splits a page at its headings of the second and third level. */
export function splitSections({ path, title: page, headings, content }: DocPage, group: string): readonly DocSection[] {
  const ids = new Set(headings.map(({ id }) => id));
  const sections: { path: string; title: string; words: string[] }[] = [{ path, title: '', words: [] }];
  for (const node of content) {
    if (typeof node === 'object' && node.type === 'heading' && ids.has(node.id))
      sections.push({ path: `${path}#${node.id}`, title: node.title, words: [] });
    else sections.at(-1)?.words.push(collectText(node));
  }
  return sections.map(({ words, ...section }) => ({
    ...section,
    group,
    page,
    text: words.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, LENGTH),
  }));
}

function collectText(node: DocNode): string {
  if (typeof node === 'string') return node;
  return 'children' in node ? node.children.map(collectText).join(' ') : '';
}
