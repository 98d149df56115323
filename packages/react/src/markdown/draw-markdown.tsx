import * as React from 'react';
import Markdown, { type Components, type ExtraProps, type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { SCROLL_REGION } from '../scroll-region/scroll-region.ts';
import { closedBlocks } from './closed-blocks.ts';
import { CodeBlock, type CodeBlockProps } from './code-block.tsx';
import { htmlAsText } from './html-as-text.ts';
import { keepLineBreaks } from './keep-line-breaks.ts';
import type { MarkdownLabels } from './markdown-labels.ts';

/** What a page adds to the drawing of a block. */
export interface MarkdownExtension {
  /** Text in the place of the block. @default the block */
  readonly text?: string | undefined;
  /** Plugins that run after HTML was made safe: they may add what Markdown cannot write. */
  readonly rehypePlugins?: NonNullable<Options['rehypePlugins']> | undefined;
  readonly components?: Components | undefined;
}

/** How blocks are drawn. */
export interface BlockOptions {
  readonly renderCode?: ((code: string, language: string) => React.ReactNode) | undefined;
  readonly labels: MarkdownLabels;
  readonly extend?: ((block: string) => MarkdownExtension) | undefined;
  /** Components in the place of ours, by the name of their element. Keep the object between renders. */
  readonly components?: Components | undefined;
}

interface DrawnMarkdownProps extends BlockOptions {
  readonly text: string;
  readonly isOpen: boolean;
}

/** Draws Markdown, block by block while it grows. */
export function DrawnMarkdown({ text, isOpen, ...options }: DrawnMarkdownProps) {
  // A text that is whole is parsed as one, with the links and footnotes that its blocks share.
  const { closed, open } = isOpen ? closedBlocks(text) : { closed: [], open: text };
  return (
    <>
      {closed.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end.
        <Block key={place} text={block} {...options} />
      ))}
      <Block text={open} {...options} />
    </>
  );
}

/** Models mean the lines that they write: of a poem, an address, a log. */
const REMARK_PLUGINS = [remarkGfm, htmlAsText, keepLineBreaks];

const Block = React.memo(function Block({
  text,
  extend,
  components,
  labels,
  renderCode,
}: BlockOptions & { text: string }) {
  const own = React.useMemo(
    () => ({ ...createComponents(labels, renderCode), ...components }),
    [labels, renderCode, components],
  );
  const extension = extend?.(text);
  return (
    <Markdown
      remarkPlugins={REMARK_PLUGINS}
      rehypePlugins={[rehypeSanitize, ...(extension?.rehypePlugins ?? [])]}
      components={extension?.components ? { ...own, ...extension.components } : own}
    >
      {extension?.text ?? text}
    </Markdown>
  );
});

type HeadingTag = 'h3' | 'h4' | 'h5' | 'h6';

/** The page and the message have the first two levels. */
const lowered = (Tag: HeadingTag) =>
  function LoweredHeading({ node: _node, ...props }: React.ComponentProps<HeadingTag> & ExtraProps) {
    return <Tag {...props} />;
  };

const HEADINGS: Components = {
  h1: lowered('h3'),
  h2: lowered('h4'),
  h3: lowered('h5'),
  h4: lowered('h6'),
  h5: lowered('h6'),
};

function createComponents(labels: MarkdownLabels, renderCode: BlockOptions['renderCode']): Components {
  return {
    ...HEADINGS,
    a: ({ children, href }) => (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="hubkit-visually-hidden"> {labels.newTab}</span>
      </a>
    ),
    // A picture elsewhere would tell its server what the model was made to write; it is offered, not fetched.
    img: ({ src, alt }) =>
      typeof src === 'string' ? (
        <a href={src} target="_blank" rel="noopener noreferrer">
          {alt || labels.picture} {labels.newTab}
        </a>
      ) : null,
    pre: ({ children }) => <CodeBlock {...readCode(children)} labels={labels} renderCode={renderCode} />,
    table: ({ node: _node, ...props }) => (
      <section className="hubkit-markdown-table" aria-label={labels.table} {...SCROLL_REGION}>
        <table {...props} />
      </section>
    ),
  };
}

interface CodeProps {
  readonly className?: string;
  readonly children?: React.ReactNode;
}

/** Markdown gives one `code` element with the language in its class name. Code that plugins have changed is shown as it is. */
function readCode(element: React.ReactNode): Pick<CodeBlockProps, 'code' | 'language' | 'children'> {
  if (!React.isValidElement<CodeProps>(element)) return { code: '', children: element };
  const { className = '', children } = element.props;
  const language = /language-([\w+#-]+)/.exec(className)?.[1];
  return typeof children === 'string' ? { code: children, language } : { code: '', language, children: element };
}
