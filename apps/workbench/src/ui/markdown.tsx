import '@hubkit/react/markdown.css';
import { highlightCode, loadMarkdown, MarkdownText as PlainMarkdown } from '@hubkit/react/markdown';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { follow } from '../state/follow.ts';
import { LoadFailure } from './load-failure.tsx';
import styles from './markdown.module.css';
import { findMathematics } from './mathematics/find-mathematics.ts';
import { formulaSpan, placeFormulas } from './mathematics/formula-view.tsx';

export { loadMarkdown };

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
  const [hasFormulas, setFormulas] = useState(false);
  const drawing = useLate(hasFormulas, loadDrawing);
  const differences = useLate(compared !== undefined, loadDifferences);
  const failed = [drawing, differences].find(({ error }) => error);
  const draw = drawing.module?.drawFormula;
  const span = useMemo(() => formulaSpan(draw, () => setFormulas(true)), [draw]);
  const markDifferences = differences.module?.markDifferences;
  const extend = useCallback(
    (block: string) => {
      const { text: shown, formulas } = findMathematics(block);
      const marks = compared && markDifferences ? [markDifferences(compared)] : [];
      if (formulas.length === 0) return { rehypePlugins: marks };
      return { text: shown, rehypePlugins: [placeFormulas(formulas), ...marks], components: { span } };
    },
    [span, markDifferences, compared],
  );
  return (
    <>
      <PlainMarkdown className={styles.text} isOpen={isGrowing} renderCode={highlightCode} extend={extend}>
        {text}
      </PlainMarkdown>
      {failed?.error && <LoadFailure error={failed.error} onRetry={failed.retry} />}
    </>
  );
}

const loadDrawing = () => import('./mathematics/draw-formula.ts');
const loadDifferences = () => import('./differences/mark-differences.ts');

/** A module that is loaded when it is needed. */
interface LateModule<Module> {
  /** Undefined until it is there. */
  readonly module?: Module;
  /** Why it could not be loaded. */
  readonly error?: Error | undefined;
  readonly retry: () => void;
}

function useLate<Module>(isNeeded: boolean, load: () => Promise<Module>): LateModule<Module> {
  const [state, setState] = useState<Omit<LateModule<Module>, 'retry'>>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    if (!isNeeded) return;
    return follow(
      load(),
      (module) => setState({ module }),
      (error) => setState({ error }),
    );
  }, [isNeeded, load, attempt]);
  return { ...(isNeeded && state), retry: () => setAttempt((before) => before + 1) };
}
