// Written by `npm run gen` from the files beside it. Do not edit.

/** Input of tabular regression: a table. */
export interface TabularRegressionInput {
  /** Table with the features of each row. */
  inputs: TabularRegressionInputData;
}

/** Table with the features of each row. */
export interface TabularRegressionInputData {
  /** Columns by name. Cells are text, also for numbers; all columns have one cell for each row, in the same order. */
  data: { [key: string]: string[] };
  [key: string]: unknown;
}

/** Predicted value of each row, in the order of the rows. */
export type TabularRegressionOutput = number[];
