import { defineTask } from '../../task-definition/define-task.ts';

export const tabularRegression = defineTask({
  id: 'tabular-regression',
  label: 'Tabular Regression',
  method: 'tabularRegression',
  pipeline: {
    modality: 'tabular',
    color: 'blue',
    order: 330,
    subtasks: [{ type: 'tabular-single-column-regression', name: 'Tabular Single Column Regression' }],
  },
  libraries: ['sklearn'],
});

export const keywords = [
  'price prediction',
  'house prices',
  'spreadsheet',
  'csv',
  'predict a number',
  'sales estimates',
];
