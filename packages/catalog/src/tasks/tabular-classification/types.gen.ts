// Written by `npm run gen` from the files beside it. Do not edit.

/** Input of tabular classification: a table. */
export interface TabularClassificationInput {
  /** Table with the features of each row. */
  inputs: TabularClassificationInputData;
}

/** Table with the features of each row. */
export interface TabularClassificationInputData {
  /** Columns by name. Cells are text, also for numbers; all columns have one cell for each row, in the same order. */
  data: { [key: string]: string[] };
  [key: string]: unknown;
}

/** Predicted class of each row, as a number, in the order of the rows. */
export type TabularClassificationOutput = number[];
