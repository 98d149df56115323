import type { CompareOperator, Expression, Node } from '../parser/ast.ts';
import { contains, eq, compare as order } from './compare.ts';
import { escapeText, toMarkup } from './markup.ts';
import { binary } from './operators.ts';
import { str } from './repr.ts';
import { truthy } from './truth.ts';
import type { Frame } from './types.ts';
import { Markup, type Value } from './values.ts';

/** True for 32-bit ints, whose sums and differences are exact in JavaScript. */
export const isSmall = (value: Value): value is number => typeof value === 'number' && (value | 0) === value;

/** The truth of a value; throws only for a strict undefined. */
export function truth(frame: Frame, node: Expression, value: Value): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return value !== '';
  if (value === undefined || value === null) return false;
  frame.render.at = node;
  return truthy(value);
}

/** `a + b` at this place of the template. */
export function add(frame: Frame, node: Expression, a: Value, b: Value): Value {
  if (typeof a === 'string' && typeof b === 'string') return joined(frame, a + b);
  if (isSmall(a) && isSmall(b)) return a + b;
  frame.render.at = node;
  return binary(frame.render, '+', a, b);
}

/** A text that was just put together, unless it is too long. */
export function joined(frame: Frame, text: string): string {
  if (text.length > frame.render.longText) frame.render.grow(text.length);
  return text;
}

/** `a operator b` for any arithmetic operator. */
export function operate(frame: Frame, operator: string, a: Value, b: Value, node: Node): Value {
  if (isSmall(a) && isSmall(b)) {
    if (operator === '-') return a - b;
    if (operator === '%' && a >= 0 && b > 0) return a % b;
  }
  frame.render.at = node;
  return binary(frame.render, operator, a, b);
}

type Comparison = (a: Value, b: Value, render: Frame['render']) => boolean;

/** The comparisons, by operator. */
export const comparisons: Readonly<Record<CompareOperator, Comparison>> = {
  '==': eq,
  '!=': (a, b, render) => !eq(a, b, render),
  '<': (a, b, render) => order('<', a, b, render),
  '<=': (a, b, render) => order('<=', a, b, render),
  '>': (a, b, render) => order('>', a, b, render),
  '>=': (a, b, render) => order('>=', a, b, render),
  in: (a, b, render) => contains(b, a, render),
  'not in': (a, b, render) => !contains(b, a, render),
};

/** `a operator b` for a comparison other than `in`. */
export function compare(frame: Frame, operator: CompareOperator, a: Value, b: Value, node: Node): boolean {
  if (isSmall(a) && isSmall(b)) {
    switch (operator) {
      case '==':
        return a === b;
      case '!=':
        return a !== b;
      case '<':
        return a < b;
      case '>':
        return a > b;
    }
  }
  frame.render.at = node;
  return comparisons[operator](a, b, frame.render);
}

/** True if a text contains another; charges for long ones, which may be compared in full at every offset. */
export function includes(frame: Frame, text: string, part: string): boolean {
  if (part.length > 64) frame.render.charge((text.length * part.length) / 256);
  return text.includes(part);
}

/** The index in `texts` of the first that a value equals, or -1; `value` may be JavaScript's undefined. */
export function indexOfText(frame: Frame, node: Expression, texts: readonly string[], value: Value): number {
  if (typeof value === 'string') {
    // Two or three texts: a loop is faster than `indexOf`.
    for (let i = 0; i < texts.length; i++) if (texts[i] === value) return i;
    return -1;
  }
  if (value === undefined || value === null) return -1;
  frame.render.at = node;
  return texts.findIndex((text) => eq(value, text));
}

/** The text of a printed value; with `isEscaped` undefined, the render decides about escaping. */
export function textOfValue(frame: Frame, value: Value, node: Expression, isEscaped: boolean | undefined): string {
  if (!(isEscaped ?? frame.render.autoescape)) return typeof value === 'string' ? value : plainText(frame, value, node);
  return value instanceof Markup ? value.text : escapeText(plainText(frame, value, node));
}

/** The text of a value that is not escaped. */
export function plainText(frame: Frame, value: Value, node: Node): string {
  if (typeof value === 'string') return value;
  frame.render.at = node;
  return str(value, frame.render);
}

/** `a ~ b`, where one of them may be Markup. */
export function concatMarkup(frame: Frame, node: Node, parts: readonly Value[]): Value {
  const { render } = frame;
  render.at = node;
  if (!parts.some((part) => part instanceof Markup))
    return joined(frame, parts.map((part) => str(part, render)).join(''));
  return new Markup(joined(frame, parts.map((part) => toMarkup(part).text).join('')));
}
