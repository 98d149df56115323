export { highlightCode } from '../highlight/highlight-code.tsx';
export { CodeBlock, type CodeBlockProps } from './code-block.tsx';
export type { MarkdownExtension } from './draw-markdown.tsx';
export type { MarkdownLabels } from './markdown-labels.ts';
export { loadMarkdown, MarkdownText, type MarkdownTextProps, markdownParts } from './markdown-text.tsx';
