import { type ComponentProps, memo, useEffect, useState } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { closedBlocks } from './closed-blocks.ts';
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

interface MarkdownTextProps {
  readonly children: string;
  /** True while text is added: of a text in many blocks only the last ones are then parsed again. @default false */
  readonly isGrowing?: boolean;
}

/** Text that a model wrote, drawn as the Markdown it probably is. HTML in it stays text. */
export function MarkdownText({ children, isGrowing = false }: MarkdownTextProps) {
  // A text that is whole is parsed as one, with the links and footnotes that its blocks share.
  const { closed, open } = isGrowing ? closedBlocks(children) : { closed: [], open: children };
  return (
    <div className={styles.text}>
      {closed.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end.
        <Block key={place} text={block} />
      ))}
      <Block text={open} />
    </div>
  );
}

const Block = memo(function Block({ text }: { readonly text: string }) {
  const mathematics = useMathematics(text);
  const { text: shown, formulas } = mathematics?.findMathematics(text) ?? { text, formulas: [] };
  if (!mathematics || formulas.length === 0)
    return (
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]} components={COMPONENTS}>
        {text}
      </Markdown>
    );
  return (
    <Markdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeSanitize, mathematics.placeFormulas(formulas)]}
      components={{ ...COMPONENTS, span: mathematics.FormulaSpan }}
    >
      {shown}
    </Markdown>
  );
});

/** Loads what finds formulas for a text that may have some; undefined for others, and until it is there. */
function useMathematics(text: string) {
  const [mathematics, setMathematics] = useState<typeof import('./mathematics/index.ts')>();
  const isNeeded = /\$|\\[([]/.test(text);
  useEffect(() => {
    let isMounted = true;
    // Without it, formulas stay text.
    if (isNeeded)
      import('./mathematics/index.ts').then(
        (loaded) => isMounted && setMathematics(loaded),
        () => {},
      );
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);
  return isNeeded ? mathematics : undefined;
}
