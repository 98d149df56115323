import { createSlugger } from '@hubkit/react';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { DocNode, DocPage } from '../../src/doc-content/doc-page.ts';
import type { DocFile } from './doc-files.ts';
import { rewriteLink } from './rewrite-link.ts';

/** Reads a Markdown file into the form that the page shows: no Markdown parser is shipped. */
export function readPage(markdown: string, { path, file }: DocFile, pages: readonly DocFile[]): DocPage {
  const examples: (string | undefined)[] = [];
  // The words behind the language of a code block do not survive in HTML.
  for (const [, info = ''] of markdown.matchAll(/^```([^\n`]*)\n[\s\S]*?^```/gm)) examples.push(findExample(info));
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);
  const tree: Root = processor.runSync(processor.parse(markdown));
  const createId = createSlugger();
  let tables = 0;
  const headings: { id: string; title: string; level: number }[] = [];

  const convert = (node: RootContent | ElementContent): DocNode | undefined => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return undefined;
    const level = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (level !== undefined) {
      const title = collectText(node);
      const heading = { id: createId(title), title, level: Number(level) };
      headings.push(heading);
      return { type: 'heading', ...heading, children: convertAll(node.children) };
    }
    if (node.tagName === 'pre') {
      const language = /language-([\w+#-]+)/.exec(String(Object(node.children[0]).properties?.className ?? ''))?.[1];
      const example = examples.shift();
      return {
        type: 'code',
        language: language ?? 'text',
        text: collectText(node).replace(/\n$/, ''),
        ...(example && { example }),
      };
    }
    if (node.tagName === 'a') {
      const link = rewriteLink(String(node.properties.href ?? ''), file, pages);
      return { type: 'link', ...link, children: convertAll(node.children) };
    }
    if (node.tagName === 'img') return withoutImage(node);
    if (node.tagName === 'table') return { type: 'table', number: ++tables, children: convertAll(node.children) };
    const children = convertAll(node.children);
    if (node.tagName === 'p' && children.length === 0) return undefined;
    return { type: 'element', tag: node.tagName, children };
  };
  const convertAll = (nodes: readonly (RootContent | ElementContent)[]): DocNode[] =>
    nodes.flatMap((node) => convert(node) ?? []).filter((node) => node !== '\n');

  const content = convertAll(tree.children);
  const [first] = headings;
  const title = first?.level === 1 ? first.title : toTitle(path);
  return { path, file, title, headings: headings.filter(({ level }) => level > 1 && level < 4), content };
}

/**
 * Returns the text shown instead of an image. One on another site would be fetched from there, so its description is shown; screenshots of
 * the workbench are left out.
 */
function withoutImage({ properties: { src, alt } }: Element): string | undefined {
  return /^[a-z]+:/i.test(String(src)) ? String(alt ?? '') : undefined;
}

const findExample = (info: string): string | undefined => /^tsx? docs\/examples\/(\S+\.example\.ts)\b/.exec(info)?.[1];

function collectText(node: Element | ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(collectText).join('') : '';
}

/** `tasks/text-to-image` → `Text to image` */
function toTitle(path: string): string {
  const words = (path.split('/').at(-1) ?? path).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
