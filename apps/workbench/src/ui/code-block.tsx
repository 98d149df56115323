import { CodeBlock as Block } from '@hubkit/react/markdown';
import '@hubkit/react/markdown.css';
import { renderCode } from './highlight/code-text.tsx';

interface CodeBlockProps {
  readonly code: string;
  readonly language: string;
}

/** A block of code in color. */
export function CodeBlock(props: CodeBlockProps) {
  return <Block {...props} renderCode={renderCode} />;
}
