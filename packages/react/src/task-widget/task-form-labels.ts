import type { FormField } from './form-field.ts';

/** Words of a form; pass your own to translate them. */
export interface TaskFormLabels {
  /** Name of a field. @default its `label` */
  readonly field: (field: FormField) => string;
  /** Explanation of a field. @default its `hint` */
  readonly hint: (field: FormField) => string | undefined;
  /** The rest of the explanation. @default its `help` */
  readonly help: (field: FormField) => string | undefined;
  readonly required: string;
  readonly missing: string;
  readonly notSet: string;
  readonly more: (count: number) => string;
  readonly onePerLine: string;
  readonly wrongJson: (reason: string) => string;
  readonly loadFailed: string;
  readonly retry: string;
  readonly width: string;
  readonly height: string;
  readonly modelSize: string;
  readonly ownSize: string;
  readonly randomSeed: string;
  readonly chosenFile: string;
  readonly dropHere: (content: 'audio' | 'image') => string;
  readonly dropAnywhere: string;
  readonly wrongFile: (name: string, content: 'audio' | 'image') => string;
  readonly sampleFile: string;
  readonly record: string;
  readonly takePhoto: string;
  readonly column: (number: number) => string;
  readonly cell: (column: string, row: number) => string;
  readonly addRow: string;
  readonly addColumn: string;
  readonly removeRow: (number: number) => string;
}

export const DEFAULT_TASK_FORM_LABELS: TaskFormLabels = {
  field: ({ label }) => label,
  hint: ({ hint }) => hint,
  help: ({ help }) => help,
  required: 'required',
  missing: 'This field is required.',
  notSet: 'Not set',
  more: (count) => `More settings (${count})`,
  onePerLine: 'One per line',
  wrongJson: (reason) => `Not valid JSON: ${reason}`,
  loadFailed: 'This field could not be loaded.',
  retry: 'Try again',
  width: 'Width',
  height: 'Height',
  modelSize: 'Default',
  ownSize: 'Custom',
  randomSeed: 'Random seed',
  chosenFile: 'The chosen file',
  dropHere: (content) => `Drop or paste ${content === 'audio' ? 'a recording' : 'an image'} here`,
  dropAnywhere: 'Drop the file to use it',
  wrongFile: (name, content) => `“${name}” is not an ${content} file. This task needs one.`,
  sampleFile: 'Use a sample file',
  record: 'Record',
  takePhoto: 'Take a photo',
  column: (number) => `Column ${number}`,
  cell: (column, row) => `${column}, row ${row}`,
  addRow: 'Add row',
  addColumn: 'Add column',
  removeRow: (number) => `Remove row ${number}`,
};
