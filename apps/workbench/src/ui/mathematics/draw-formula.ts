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

/** Longest length of a formula, in em; the renderer bounds only positive ones. */
const MAX_EM = 20;

/** True for the value of an attribute with a length by which a formula would leave its place, such as `voffset="-9999em"`. */
export function isOversized(value: string): boolean {
  return [...value.matchAll(/(\d*\.?\d+)(em|rem|ex|px|pt|pc|in|cm|mm|vw|vh)\b/g)].some(
    ([, length, unit = '']) => Number(length) * (EM[unit] ?? 1) > MAX_EM,
  );
}

/** Lengths of units in em, at 16 px. */
const EM: Readonly<Record<string, number>> = { px: 1 / 16, pt: 1 / 12, mm: 0.24, ex: 0.5, cm: 2.4, in: 6 };

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
  namespaceURI !== 'http://www.w3.org/1998/Math/MathML' ||
  [...attributes].some(({ name, value }) => UNSAFE.test(name) || isOversized(value));
