import { codeFrame, positionAt } from '@hubkit/jinja';
import { type Problem as Found, findErrors, lintTemplate, severityOf } from '@hubkit/jinja/editor';
import type { TemplateSettings } from './project-settings.ts';

/** An error or hint about a template. */
export interface Problem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** The source lines around the problem. */
  readonly frame: string;
  /** True if the template fails; other problems are hints. */
  readonly isError: boolean;
  /** Code of the rule, such as `unused-variable`, or of the error. */
  readonly rule: string;
}

/** Finds the errors of a template; with `isLint`, also probable mistakes. */
export function findProblems(source: string, isLint: boolean, settings: TemplateSettings = {}): readonly Problem[] {
  return lintWith(source, isLint, settings).map((found) => ({
    message: found.message,
    ...positionAt(source, found.start),
    frame: codeFrame(source, found.start, found.end),
    isError: severityOf(found, settings.rules) === 'error',
    rule: found.code,
  }));
}

/** The problems of a template by the settings of its project. */
export function lintWith(source: string, isLint: boolean, { rules, variables }: TemplateSettings): readonly Found[] {
  if (!isLint) return findErrors(source, undefined, rules);
  return lintTemplate(source, { ...(rules && { rules }) }).filter(
    // Variables of the program add to those of a chat.
    ({ code, start, end }) => code !== 'undefined-variable' || !variables?.includes(source.slice(start, end)),
  );
}
