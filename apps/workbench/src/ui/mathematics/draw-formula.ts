import temml from 'temml';
import type { Formula } from './find-mathematics.ts';

/** Attributes that could load, run or name something; the renderer writes none of them for text that is not trusted. */
const UNSAFE = /^(?:on|href|src|xlink:|id$|data-)/i;

/** MathML of a formula, in em: no space or rule of a text from elsewhere covers the page. */
export const OPTIONS = {
  throwOnError: true,
  trust: false,
  strict: false,
  maxSize: [20, 20],
  maxExpand: 200,
} satisfies Parameters<typeof temml.render>[2];

/** Draws a formula as MathML into an element, or its source where it is not valid. */
export function drawFormula(element: HTMLElement, { tex, source, isBlock }: Formula): void {
  try {
    temml.render(tex, element, { ...OPTIONS, displayMode: isBlock });
    if ([...element.querySelectorAll('*')].some(isUnsafe)) element.textContent = source;
  } catch {
    element.textContent = source;
  }
}

const isUnsafe = ({ namespaceURI, attributes }: Element): boolean =>
  namespaceURI !== 'http://www.w3.org/1998/Math/MathML' || [...attributes].some(({ name }) => UNSAFE.test(name));
