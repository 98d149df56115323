import { useLayoutEffect, useRef } from 'react';
import type { ExtraProps } from 'react-markdown';
import type { Formula } from './find-mathematics.ts';
import styles from './formula-view.module.css';

/** The element of a formula: Markdown makes no other `span`. */
export function FormulaSpan({ node }: ExtraProps) {
  const { tex, source, isBlock } = node?.properties ?? {};
  return <FormulaView tex={String(tex)} source={String(source)} isBlock={isBlock === true} />;
}

/** A formula as MathML; its source until the renderer is loaded, and where it is not valid. */
function FormulaView({ tex, source, isBlock }: Formula) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    let isCurrent = true;
    if (current.childElementCount === 0) current.textContent = source;
    import('./draw-formula.ts').then(
      ({ drawFormula }) => isCurrent && drawFormula(current, { tex, source, isBlock }),
      () => {}, // Without the renderer, the source stays.
    );
    return () => {
      isCurrent = false;
    };
  }, [tex, source, isBlock]);
  return <span ref={element} className={styles.formula} data-block={isBlock || undefined} />;
}
