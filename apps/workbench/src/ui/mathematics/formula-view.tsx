import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import type { ExtraProps } from 'react-markdown';
import type { Formula } from './find-mathematics.ts';
import styles from './formula-view.module.css';

/** Draws a formula into an element. */
export type DrawFormula = (element: HTMLElement, formula: Formula) => void;

/**
 * Makes the element of a formula: Markdown makes no other `span`.
 *
 * @param draw - Its renderer; undefined until it is loaded. The source is shown without one.
 * @param onNeeded - Called where a formula waits for the renderer.
 */
export function formulaSpan(draw: DrawFormula | undefined, onNeeded: () => void): ComponentType<ExtraProps> {
  return function FormulaSpan({ node }) {
    const { tex, source, isBlock } = node?.properties ?? {};
    useEffect(() => {
      if (!draw) onNeeded();
    }, []);
    return <FormulaView tex={String(tex)} source={String(source)} isBlock={isBlock === true} draw={draw} />;
  };
}

/** A formula as MathML; its source without a renderer, and where it is not valid. */
function FormulaView({ tex, source, isBlock, draw }: Formula & { readonly draw: DrawFormula | undefined }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    if (draw) draw(current, { tex, source, isBlock });
    else current.textContent = source;
  }, [tex, source, isBlock, draw]);
  return <span ref={element} className={styles.formula} data-block={isBlock || undefined} />;
}
