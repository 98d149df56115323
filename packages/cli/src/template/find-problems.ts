import { codeFrame, positionAt } from '@hubkit/jinja';
import { findErrors, lintTemplate } from '@hubkit/jinja/editor';

/** Something wrong in a template. */
export interface Problem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** The lines around it. */
  readonly frame: string;
  /** True if the template fails because of it; other problems are hints. */
  readonly isError: boolean;
}

/** Finds the errors of a template, with `isLint` also what is probably meant otherwise. */
export function findProblems(source: string, isLint: boolean): readonly Problem[] {
  const found = isLint ? lintTemplate(source) : findErrors(source);
  return found.map(({ code, message, start, end }) => ({
    message,
    ...positionAt(source, start),
    frame: codeFrame(source, start, end),
    isError: code === 'syntax' || code === 'unknown-filter' || code === 'unknown-test',
  }));
}
