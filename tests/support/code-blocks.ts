/** One fenced block of code in a Markdown text. */
export interface CodeBlock {
  /** The word behind the fence: `ts`, `python`, `sh`. */
  readonly language: string;
  readonly code: string;
}

const FENCED = /^```(\w*).*\n([\s\S]*?)^```$/gm;

/** Finds the fenced blocks of a Markdown text, in order. */
export function codeBlocks(markdown: string): readonly CodeBlock[] {
  return [...markdown.matchAll(FENCED)].map(([, language = '', code = '']) => ({ language, code }));
}

/** Removes the fenced blocks from a Markdown text. */
export function withoutCode(markdown: string): string {
  return markdown.replaceAll(FENCED, '');
}
