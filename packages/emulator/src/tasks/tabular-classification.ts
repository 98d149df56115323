import { type Columns, scoreRows } from '../content/tabular/predict.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of tabular-classification. */
export interface TabularClassificationInput {
  readonly columns: Columns;
}

/** The classes of models that name none: grades of quality. */
const CLASSES = ['3', '4', '5', '6', '7', '8'];

/** The class of each row, as a number. */
export const tabularClassification = defineTask<TabularClassificationInput, readonly number[]>(
  ({ columns }, { labels = CLASSES }) =>
    scoreRows(columns).map((score) => Number(labels[Math.min(labels.length - 1, Math.floor(score * labels.length))])),
);
