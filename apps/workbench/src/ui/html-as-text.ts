/** A node of an HTML tree, as far as it is read here. */
interface HtmlNode {
  type: string;
  children?: HtmlNode[];
}

/** A plugin of rehype that shows HTML in Markdown as it is written. It goes before a sanitizer, which would leave the HTML out. */
export function htmlAsText(): (tree: HtmlNode) => void {
  return showHtml;
}

function showHtml(node: HtmlNode): void {
  if (node.type === 'raw') node.type = 'text';
  node.children?.forEach(showHtml);
}
