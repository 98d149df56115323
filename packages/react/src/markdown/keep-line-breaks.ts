/** A node of a Markdown tree, as far as it is read here. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  children?: MarkdownNode[];
}

/** A plugin of remark that makes every line of a paragraph a line: Markdown itself joins them. Code keeps its own. */
export function keepLineBreaks(): (tree: MarkdownNode) => void {
  return breakLines;
}

function breakLines(node: MarkdownNode): void {
  if (!node.children) return;
  node.children.forEach(breakLines);
  node.children = node.children.flatMap((child) => (child.type === 'text' ? splitLines(child.value ?? '') : [child]));
}

function splitLines(text: string): MarkdownNode[] {
  return text
    .split(/[ \t]*\r?\n[ \t]*/)
    .flatMap((value, index) => [
      ...(index > 0 ? [{ type: 'break' }] : []),
      ...(value === '' ? [] : [{ type: 'text', value }]),
    ]);
}
