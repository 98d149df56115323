import { defineTask } from '../../task-definition/define-task.ts';

export const tabularClassification = defineTask({
  id: 'tabular-classification',
  label: 'Tabular Classification',
  method: 'tabularClassification',
  pipeline: {
    modality: 'tabular',
    color: 'blue',
    order: 320,
    subtasks: [
      { type: 'tabular-multi-class-classification', name: 'Tabular Multi Class Classification' },
      { type: 'tabular-multi-label-classification', name: 'Tabular Multi Label Classification' },
    ],
  },
  libraries: ['sklearn'],
});

export const keywords = [
  'churn',
  'fraud detection',
  'spreadsheet',
  'csv',
  'credit scoring',
  'spam by features',
  'xgboost',
  'predict a category',
];
