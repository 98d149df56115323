export { NO_MESSAGE, Trace } from '../trace/trace.ts';
export { findErrors } from './find-errors.ts';
export { describeLibrary, type Library, type LibraryEntry } from './library.ts';
export { type LintOptions, lintTemplate } from './lint.ts';
export type { Problem, ProblemCode, SourceEdit } from './problem.ts';
export { RULES, type RuleSettings, type Severity, severityOf } from './rules.ts';
export { suggestedEdit } from './suggested-edit.ts';
export { type TrimCause, type TrimmedRange, trimmedRanges } from './trimmed.ts';
