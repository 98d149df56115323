import { type ComponentProps, memo, useEffect, useState } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { closedBlocks } from './closed-blocks.ts';
import { CodeBlock } from './code-block.tsx';
import { htmlAsText } from './html-as-text.ts';
import { keepLineBreaks } from './keep-line-breaks.ts';
import styles from './markdown.module.css';
import { SCROLL_REGION } from './scroll-region.ts';

/** Models mean the lines that they write: of a poem, an address, a log. */
const REMARK_PLUGINS = [remarkGfm, keepLineBreaks];
const REHYPE_PLUGINS = [htmlAsText, rehypeSanitize];

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
  /** Other texts; the words that all of them lack are marked. @default none */
  readonly against?: readonly string[] | undefined;
}

/** Text that a model wrote, drawn as the Markdown it probably is. HTML in it stays text. */
export function MarkdownText({ children, isGrowing = false, against }: MarkdownTextProps) {
  // A text that is whole is parsed as one, with the links and footnotes that its blocks share.
  const { closed, open } = isGrowing ? closedBlocks(children) : { closed: [], open: children };
  return (
    <div className={styles.text}>
      {closed.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end.
        <Block key={place} text={block} />
      ))}
      <Block text={open} against={isGrowing ? undefined : against} />
    </div>
  );
}

interface BlockProps extends Pick<MarkdownTextProps, 'against'> {
  readonly text: string;
}

const Block = memo(function Block({ text, against }: BlockProps) {
  const mathematics = useMathematics(text);
  const differences = useDifferences(against !== undefined);
  const marks = against === undefined || !differences ? [] : [differences.markDifferences(against)];
  const { text: shown, formulas } = mathematics?.findMathematics(text) ?? { text, formulas: [] };
  if (!mathematics || formulas.length === 0)
    return (
      <Markdown remarkPlugins={REMARK_PLUGINS} rehypePlugins={[...REHYPE_PLUGINS, ...marks]} components={COMPONENTS}>
        {text}
      </Markdown>
    );
  return (
    <Markdown
      remarkPlugins={REMARK_PLUGINS}
      rehypePlugins={[...REHYPE_PLUGINS, mathematics.placeFormulas(formulas), ...marks]}
      components={{ ...COMPONENTS, span: mathematics.FormulaSpan }}
    >
      {shown}
    </Markdown>
  );
});

/** Loads what finds formulas for a text that may have some; undefined for others, and until it is there. */
function useMathematics(text: string) {
  // Without it, formulas stay text.
  return useLate(/\$|\\[([]/.test(text), loadMathematics);
}

/** Loads what marks differences; undefined where none are wanted, and until it is there. */
function useDifferences(isNeeded: boolean) {
  return useLate(isNeeded, loadDifferences);
}

const loadMathematics = () => import('./mathematics/index.ts');
const loadDifferences = () => import('./differences/mark-differences.ts');

/** Loads a module when it is needed; undefined until it is there, and if it cannot be loaded. */
function useLate<Module>(isNeeded: boolean, load: () => Promise<Module>): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  useEffect(() => {
    let isMounted = true;
    if (isNeeded)
      load().then(
        (module) => isMounted && setLoaded(module),
        () => {},
      );
    return () => {
      isMounted = false;
    };
  }, [isNeeded, load]);
  return isNeeded ? loaded : undefined;
}
