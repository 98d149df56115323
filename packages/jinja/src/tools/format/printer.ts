import type { Syntax } from '../../engine/lexer/syntax.ts';
import type { Expression } from '../../engine/parser/ast.ts';

/** The state of printing one template. */
export interface Printer {
  readonly source: string;
  readonly syntax: Syntax;
  /** One step of indentation. */
  readonly step: string;
  readonly lines: string[];
  /** Current indentation in steps: one for each enclosing block or bracket. */
  depth: number;
  /** True if text must be protected from escaping; always so inside `{% autoescape %}`. */
  isEscaping: boolean;
  /** True if everything goes on one line. Such lines are cached, so that nesting costs no second printing. */
  isFlat: boolean;
  readonly flat: Map<Expression, string>;
}

/** The white space at the start of a line. */
export const indentation = (p: Printer): string => p.step.repeat(p.depth);
