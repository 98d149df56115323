/** A change of the source: `text` replaces the range from `start` to `end`. */
export interface SourceEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Kinds of problems: the first three are errors, the others hints. */
export type ProblemCode =
  | 'syntax'
  | 'unknown-filter'
  | 'unknown-test'
  | 'undefined-variable'
  | 'unused'
  | 'lost-in-loop'
  | 'unreachable'
  | 'no-generation-prompt'
  | 'plain-turns'
  | 'unknown-rule';

/** Something to look at in a template, with its place in the source. */
export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  /** An edit that probably mends it. */
  readonly fix?: SourceEdit;
}
