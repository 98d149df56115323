export { findMathematics } from './find-mathematics.ts';
export { FormulaSpan } from './formula-view.tsx';
export { placeFormulas } from './place-formulas.ts';
