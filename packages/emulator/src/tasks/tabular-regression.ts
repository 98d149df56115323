import { addRows, type Columns } from '../content/tabular/predict.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of tabular-regression. */
export interface TabularRegressionInput {
  readonly columns: Columns;
}

/** The value of each row. */
export const tabularRegression = defineTask<TabularRegressionInput, readonly number[]>(({ columns }) =>
  addRows(columns),
);
