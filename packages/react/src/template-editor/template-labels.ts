import type { SpacesShown } from './template-layout.ts';

/** Every text of a `TemplateEditor`, for other languages. */
export interface TemplateLabels {
  readonly template: string;
  readonly input: string;
  readonly output: string;
  /** Name of the output as plain text. */
  readonly outputText: string;
  readonly panes: string;
  /** Name of the choice of the white space that is drawn. */
  readonly spaces: string;
  readonly spacesShown: Readonly<Record<SpacesShown, string>>;
  /** Names of the lines between the columns. */
  readonly resizeInput: string;
  readonly resizeTemplate: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly format: string;
  readonly formatted: string;
  readonly apply: string;
  readonly cancel: string;
  readonly close: string;
  readonly fix: string;
  readonly problems: string;
  readonly noProblems: string;
  readonly pointHint: string;
  readonly staleOutput: string;
  readonly empty: string;
  readonly sameOutput: (same: number, of: number) => string;
  readonly rendered: (ms: number, length: number) => string;
}

const count = new Intl.NumberFormat('en');

/** The texts of the template editor in English. */
export const DEFAULT_LABELS: TemplateLabels = {
  template: 'Template',
  input: 'Input',
  output: 'Output',
  outputText: 'Output as plain text',
  panes: 'Part shown',
  spaces: 'Spaces',
  spacesShown: { off: 'Off', hidden: 'Hidden', all: 'All' },
  resizeInput: 'Width of input',
  resizeTemplate: 'Width of template',
  copy: 'Copy output',
  copied: 'Copied',
  copyFailed: 'Clipboard access was denied. Select the output and copy it manually.',
  format: 'Format',
  formatted: 'Formatted template',
  apply: 'Apply',
  cancel: 'Cancel',
  close: 'Close',
  fix: 'Apply fix',
  problems: 'Problems',
  noProblems: 'No problems',
  pointHint: 'Point at output for its source.',
  staleOutput: 'The output before the error',
  empty: 'The output is empty.',
  sameOutput: (same, of) => `Same output in ${same} of ${of}`,
  rendered: (ms, length) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms, ${count.format(length)} characters`,
};
