import { defineTask } from '../../define-task.ts';

export const tabularRegression = defineTask({
  id: 'tabular-regression',
  label: 'Tabular Regression',
  keywords: ['price prediction', 'house prices', 'spreadsheet', 'csv', 'predict a number', 'sales estimates'],
  method: 'tabularRegression',
  pipeline: {
    modality: 'tabular',
    color: 'blue',
    subtasks: [{ type: 'tabular-single-column-regression', name: 'Tabular Single Column Regression' }],
  },
  libraries: ['sklearn'],
});
