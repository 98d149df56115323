import { CodeError } from './code-error.ts';

/**
 * Characters that source code must not contain unescaped: controls, line and paragraph separators, marks that change
 * the order in which text is shown, and halves of surrogate pairs. The joiners that hold emoji together may stay.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFEFF]|(?![\u200C\u200D])\p{Cf}/gu;

/** Texts of common letters: compiling and running the expression above costs more than all the rest of printing them. */
const isPrintable = /^[ -~\u00A1-\u00AC\u00AE-\u05FF]*$/;

/** Replaces every unprintable character by the escape that `toEscape` returns for its code point. */
export function escapeUnprintable(text: string, toEscape: (codePoint: number) => string): string {
  if (isPrintable.test(text)) return text;
  return text.replaceAll(unprintable, (character) => toEscape(character.codePointAt(0) ?? 0));
}

/** A code point in hexadecimal digits. */
export function hex(codePoint: number, digits: number): string {
  return codePoint.toString(16).padStart(digits, '0');
}

/** The escape of Python and C#: `\u` and four digits, or `\U` and eight. */
export function escapePoint(codePoint: number): string {
  return codePoint > 0xffff ? `\\U${hex(codePoint, 8)}` : `\\u${hex(codePoint, 4)}`;
}

/** The escape that JSON knows: one or two groups of `\u` and four digits. */
export function jsonEscape(codePoint: number): string {
  return Array.from(
    { length: String.fromCodePoint(codePoint).length },
    (_, index) => `\\u${hex(String.fromCodePoint(codePoint).charCodeAt(index), 4)}`,
  ).join('');
}

/** A number as all of our languages write it. */
export function finiteNumber(value: number): string {
  if (!Number.isFinite(value)) throw new CodeError(`${value} cannot be printed: JSON has finite numbers only.`);
  return Object.is(value, -0) ? '-0.0' : String(value);
}
