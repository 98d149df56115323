import { CodeBlock as Block, highlightCode } from '@hubkit/react/markdown';
import '@hubkit/react/markdown.css';

interface CodeBlockProps {
  readonly code: string;
  readonly language: string;
  readonly className?: string | undefined;
}

/** A block of code in color. */
export function CodeBlock(props: CodeBlockProps) {
  return <Block {...props} renderCode={highlightCode} />;
}
