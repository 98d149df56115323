import { CodeBlock as Block, type CodeBlockProps as BlockProps, highlightCode } from '@hubkit/react/markdown';
import '@hubkit/react/markdown.css';

interface CodeBlockProps {
  readonly code: string;
  readonly language: string;
  readonly className?: string | undefined;
  /** Draws the code. @default in color */
  readonly renderCode?: BlockProps['renderCode'];
}

/** A block of code in color. */
export function CodeBlock(props: CodeBlockProps) {
  return <Block renderCode={highlightCode} {...props} />;
}
