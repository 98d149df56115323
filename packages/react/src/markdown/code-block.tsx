import * as React from 'react';
import { CopyButton } from '../copy/copy-button.tsx';
import { useCopied } from '../copy/use-copied.ts';
import { SCROLL_REGION } from '../scroll-region/scroll-region.ts';
import type { MarkdownLabels } from './markdown-labels.ts';

interface CodeBlockProps {
  readonly children: React.ReactNode;
  readonly labels: MarkdownLabels;
  readonly renderCode: ((code: string, language: string) => React.ReactNode) | undefined;
}

/** A block of code with its language and a button to copy it. */
export function CodeBlock({ children, labels, renderCode }: CodeBlockProps) {
  const { language, text } = read(children);
  const { state, copy } = useCopied(labels);
  return (
    <figure className="hubkit-markdown-code">
      <figcaption>
        <span>{language || labels.code}</span>
        <CopyButton state={state} label={labels.copy} copied={labels.copied} onClick={() => void copy(text)} />
      </figcaption>
      <pre dir="ltr" {...SCROLL_REGION}>
        {renderCode && text ? <code>{renderCode(text, language)}</code> : children}
      </pre>
    </figure>
  );
}

interface CodeProps {
  readonly className?: string;
  readonly children?: React.ReactNode;
}

/** Markdown gives one `code` element with the language in its class name. */
function read(children: React.ReactNode): { readonly language: string; readonly text: string } {
  if (!React.isValidElement<CodeProps>(children)) return { language: '', text: '' };
  const { className = '', children: code } = children.props;
  return { language: /language-([\w+#-]+)/.exec(className)?.[1] ?? '', text: typeof code === 'string' ? code : '' };
}
