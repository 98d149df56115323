import { codeFrame, positionAt } from '@hubkit/jinja';
import { findErrors, lintTemplate } from '@hubkit/jinja/editor';

/** An error or hint about a template. */
export interface Problem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** The source lines around the problem. */
  readonly frame: string;
  /** True if the template fails; other problems are hints. */
  readonly isError: boolean;
}

/** Finds the errors of a template; with `isLint`, also probable mistakes. */
export function findProblems(source: string, isLint: boolean): readonly Problem[] {
  const found = isLint ? lintTemplate(source) : findErrors(source);
  return found.map(({ code, message, start, end }) => ({
    message,
    ...positionAt(source, start),
    frame: codeFrame(source, start, end),
    isError: code === 'syntax' || code === 'unknown-filter' || code === 'unknown-test',
  }));
}
