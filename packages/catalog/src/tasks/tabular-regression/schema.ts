import * as v from 'valibot';
import { tableColumns } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Predicts a number for each row of a table.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(
      v.looseObject({ data: tableColumns }),
      v.title('TabularRegressionInputData'),
      v.description('Table with the features of each row.'),
    ),
  }),
  v.description('Input of tabular regression: a table.'),
);

export const output = v.pipe(
  v.array(v.number()),
  v.description('Predicted value of each row, in the order of the rows.'),
);
