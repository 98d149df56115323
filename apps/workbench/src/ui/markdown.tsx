import type { ComponentProps } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { CodeBlock } from './code-block.tsx';
import styles from './markdown.module.css';
import { SCROLL_REGION } from './scroll-region.ts';

type HeadingTag = 'h3' | 'h4' | 'h5' | 'h6';

/** The page and the message have the first two levels. */
const lowered = (Tag: HeadingTag) =>
  function LoweredHeading({ node: _node, ...props }: ComponentProps<HeadingTag> & ExtraProps) {
    return <Tag {...props} />;
  };

const COMPONENTS: Components = {
  h1: lowered('h3'),
  h2: lowered('h4'),
  h3: lowered('h5'),
  h4: lowered('h6'),
  h5: lowered('h6'),
  a: ({ node: _node, children, href }) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  ),
  // A picture elsewhere would tell its server what the model was made to write; it is offered, not fetched.
  img: ({ src, alt }) =>
    typeof src === 'string' ? (
      <a href={src} target="_blank" rel="noopener noreferrer">
        {alt || 'Picture'} (opens in a new tab)
      </a>
    ) : null,
  pre: ({ children }) => <CodeBlock>{children}</CodeBlock>,
  table: ({ node: _node, ...props }) => (
    <section className={styles.scroller} aria-label="Table" {...SCROLL_REGION}>
      <table {...props} />
    </section>
  ),
};

/** Text that a model wrote, drawn as the Markdown it probably is. HTML in it stays text. */
export function MarkdownText({ children }: { readonly children: string }) {
  return (
    <div className={styles.text}>
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]} components={COMPONENTS}>
        {children}
      </Markdown>
    </div>
  );
}
