import type { MarkdownNode } from './keep-line-breaks.ts';

/** Nodes that have lines of text inside, and no blocks. */
const LINES: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
]);

/** A plugin of remark that makes text of HTML: a model that writes `Vec<String>` means the letters. */
export function htmlAsText(): (tree: MarkdownNode) => void {
  return readTags;
}

function readTags(node: MarkdownNode): void {
  if (!node.children) return;
  node.children.forEach(readTags);
  node.children = node.children.map((child) => {
    if (child.type !== 'html') return child;
    const text = { type: 'text', value: child.value ?? '' };
    return LINES.has(node.type) ? text : { type: 'paragraph', children: [text] };
  });
}
