'use client';

import * as React from 'react';
import { CopyButton } from '../copy/copy-button.tsx';
import { useCopied } from '../copy/use-copied.ts';
import { type ElementProps, element } from '../element/element.tsx';
import { SCROLL_REGION } from '../scroll-region/scroll-region.ts';
import { DEFAULT_MARKDOWN_LABELS, type MarkdownLabels } from './markdown-labels.ts';

/** Props of a block of code. */
export interface CodeBlockProps extends ElementProps<'figure'> {
  readonly code: string;
  /** Its language, as blocks of Markdown are marked with it: `python`, `ts`. @default '' */
  readonly language?: string | undefined;
  /** Draws the code, such as `highlightCode` in color. @default plain text */
  readonly renderCode?: ((code: string, language: string) => React.ReactNode) | undefined;
  readonly labels?: Partial<MarkdownLabels> | undefined;
  /** Shown in the place of the code, which the button copies all the same. */
  readonly children?: React.ReactNode;
}

/** Names of languages, by what blocks of code are marked with. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  html: 'HTML',
  javascript: 'JavaScript',
  jinja: 'Jinja',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JavaScript',
  py: 'Python',
  python: 'Python',
  sh: 'Shell',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  typescript: 'TypeScript',
};

/** A block of code with its language and a button to copy it. */
export const CodeBlock = /* @__PURE__ */ React.forwardRef<HTMLElement, CodeBlockProps>(function CodeBlock(
  { code, language = '', renderCode, labels: words, children, ...props },
  ref,
) {
  const labels = { ...DEFAULT_MARKDOWN_LABELS, ...words };
  const { state, copy } = useCopied(labels);
  const own = {
    className: 'hubkit-panel hubkit-markdown-code',
    'data-slot': 'code-block',
    ref,
    children: (
      <>
        <figcaption>
          <span>{(Object.hasOwn(NAMES, language) ? NAMES[language] : language) || labels.code}</span>
          <CopyButton state={state} label={labels.copy} copied={labels.copied} onClick={() => void copy(code)} />
        </figcaption>
        <pre dir="ltr" {...SCROLL_REGION}>
          {children ?? <code>{renderCode ? renderCode(code, language) : code}</code>}
        </pre>
      </>
    ),
  };
  return element('figure', own, props);
});
