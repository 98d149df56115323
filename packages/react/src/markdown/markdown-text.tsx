'use client';

import * as React from 'react';
import type { PartComponents, PartProps } from '../chat-panel/message/part-components.ts';
import { type ElementProps, element } from '../element/element.tsx';
import { highlightCode } from '../highlight/highlight-code.tsx';
import type { BlockOptions, MarkdownExtension } from './draw-markdown.tsx';
import { DEFAULT_MARKDOWN_LABELS, type MarkdownLabels } from './markdown-labels.ts';

/** Props of drawn Markdown. */
export interface MarkdownTextProps extends Omit<ElementProps<'div'>, 'children'>, Pick<BlockOptions, 'components'> {
  readonly children: string;
  /** True while text is added: of a text in many blocks, only the last one is then parsed again. @default false */
  readonly isOpen?: boolean;
  /** Draws the code of a block, such as `highlightCode` in color. @default plain text */
  readonly renderCode?: ((code: string, language: string) => React.ReactNode) | undefined;
  readonly labels?: Partial<MarkdownLabels> | undefined;
  /**
   * Adds to the drawing of a block, such as formulas. Keep the function between renders: all blocks are drawn anew with another one.
   * @default nothing
   */
  readonly extend?: ((block: string) => MarkdownExtension) | undefined;
}

type Drawing = typeof import('./draw-markdown.tsx');

let drawing: Drawing | undefined;

/**
 * Loads what draws Markdown, before the first text of an answer is there. Until then, and where it cannot be loaded, texts are plain.
 *
 * @throws {Error} Where `react-markdown`, `remark-gfm` or `rehype-sanitize` cannot be loaded.
 */
export async function loadMarkdown(): Promise<void> {
  try {
    drawing ??= await import('./draw-markdown.tsx');
  } catch (cause) {
    throw new Error(
      'Markdown is shown as plain text, as its packages cannot be loaded. Are they installed? npm install react-markdown remark-gfm rehype-sanitize',
      { cause },
    );
  }
}

/** Text that a model wrote, drawn as the Markdown that it probably is. HTML in it stays text, and its links open in a new tab. */
export const MarkdownText = /* @__PURE__ */ React.forwardRef<HTMLDivElement, MarkdownTextProps>(function MarkdownText(
  { children: text, isOpen = false, renderCode, labels: words, extend, components, ...props },
  ref,
) {
  const [Drawn, setDrawn] = React.useState(() => drawing?.DrawnMarkdown);
  React.useEffect(() => {
    let isMounted = true;
    if (Drawn) return;
    loadMarkdown().then(
      () => isMounted && setDrawn(() => drawing?.DrawnMarkdown),
      (error: unknown) => console.error(error),
    );
    return () => {
      isMounted = false;
    };
  }, [Drawn]);
  const labels = React.useMemo(() => ({ ...DEFAULT_MARKDOWN_LABELS, ...words }), [words]);
  const own = {
    className: 'hubkit-panel hubkit-markdown',
    'data-slot': 'markdown',
    ref,
    children: Drawn ? <Drawn {...{ text, isOpen, renderCode, labels, extend, components }} /> : <p>{text}</p>,
  };
  return element('div', own, props);
});

/** Texts of a model as Markdown; what the user wrote stays as it is. */
function MarkdownPart({ part, role, isOpen }: PartProps<'text' | 'refusal'>) {
  if (role === 'user') return <p>{part.text}</p>;
  return (
    <MarkdownText isOpen={isOpen} renderCode={highlightCode}>
      {part.text}
    </MarkdownText>
  );
}

/**
 * Parts of a chat that draw answers as Markdown, with code in color.
 *
 * @example <ChatPanel {...useChat({ api: '/api/ai' })} parts={markdownParts} />
 */
export const markdownParts: PartComponents = { text: MarkdownPart, refusal: MarkdownPart };
