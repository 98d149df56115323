import { loadMarkdown, type MarkdownTextProps, MarkdownText as PlainMarkdown } from '@hubkit/react/markdown';
import { useCallback, useEffect, useState } from 'react';
import { CodeBlock } from './code-block.tsx';
import styles from './markdown.module.css';

export { loadMarkdown };

/** Code as on all pages of the workbench. */
const COMPONENTS: MarkdownTextProps['components'] = { pre: ({ children }) => <CodeBlock>{children}</CodeBlock> };

interface ModelTextProps {
  readonly children: string;
  /** True while text is added. @default false */
  readonly isGrowing?: boolean;
  /** Other texts; the words that all of them lack are marked. @default none */
  readonly against?: readonly string[] | undefined;
}

/** Text that a model wrote, with formulas, and with what other texts lack. */
export function MarkdownText({ children: text, isGrowing = false, against }: ModelTextProps) {
  const compared = isGrowing ? undefined : against;
  // Without it, formulas stay text.
  const mathematics = useLate(/\$|\\[([]/.test(text), loadMathematics);
  const differences = useLate(compared !== undefined, loadDifferences);
  const extend = useCallback(
    (block: string) => {
      const { text: shown, formulas } = mathematics?.findMathematics(block) ?? { text: block, formulas: [] };
      const marks = compared && differences ? [differences.markDifferences(compared)] : [];
      if (!mathematics || formulas.length === 0) return { rehypePlugins: marks };
      return {
        text: shown,
        rehypePlugins: [mathematics.placeFormulas(formulas), ...marks],
        components: { span: mathematics.FormulaSpan },
      };
    },
    [mathematics, differences, compared],
  );
  return (
    <PlainMarkdown className={styles.text} isOpen={isGrowing} components={COMPONENTS} extend={extend}>
      {text}
    </PlainMarkdown>
  );
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
