import type { Syntax } from '../lexer/syntax.ts';
import type { Expression } from '../parser/ast.ts';

/** The state of printing one template. */
export interface Printer {
  readonly source: string;
  readonly syntax: Syntax;
  /** One step of indentation. */
  readonly step: string;
  readonly lines: string[];
  /** How many steps from the left the printer stands: blocks and brackets around it. */
  depth: number;
  /** Whether text must be kept from being escaped; a region of `{% autoescape %}` always needs it. */
  isEscaping: boolean;
  /** Whether everything goes on one line. The texts of one line are kept, so that nesting costs no second printing. */
  isFlat: boolean;
  readonly flat: Map<Expression, string>;
}

/** The white space at the start of a line. */
export const margin = (p: Printer): string => p.step.repeat(p.depth);
