import type { Element, ElementContent, Root } from 'hast';
import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import type { ExtraProps } from 'react-markdown';
import { type Formula, PLACEHOLDER, withSources } from './find-mathematics.ts';
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

/** Makes a rehype plugin that replaces placeholders by elements, and by their sources in code and attributes. */
export function placeFormulas(formulas: readonly Formula[]): () => (tree: Root) => void {
  const visit = (parent: Root | Element, isCode: boolean): void => {
    // The children of a root are those of elements, but for a document type, which Markdown has not.
    const children = parent.children as ElementContent[];
    parent.children = children.flatMap((child): ElementContent[] => {
      if (child.type === 'text')
        return isCode ? [{ ...child, value: withSources(child.value, formulas) }] : split(child.value, formulas);
      if (child.type !== 'element') return [child];
      for (const [name, value] of Object.entries(child.properties))
        if (typeof value === 'string') child.properties[name] = sourcesInAddress(value, formulas);
      visit(child, isCode || child.tagName === 'code');
      return [child];
    });
  };
  return () => (tree) => visit(tree, false);
}

function split(text: string, formulas: readonly Formula[]): ElementContent[] {
  return text.split(PLACEHOLDER).flatMap((part, place): ElementContent[] => {
    if (place % 2 === 0) return part === '' ? [] : [{ type: 'text', value: part }];
    const formula = formulas[Number(part)];
    return formula ? [{ type: 'element', tagName: 'span', properties: { ...formula }, children: [] }] : [];
  });
}

/** Addresses have their placeholders escaped. */
const sourcesInAddress = (value: string, formulas: readonly Formula[]): string =>
  withSources(value.replaceAll('%EE%80%80', '\uE000').replaceAll('%EE%80%81', '\uE001'), formulas);
