import { defineTask } from '../../task-definition/define-task.ts';

export const other = defineTask({
  id: 'other',
  label: 'Other',
  pipeline: {
    modality: 'other',
    color: 'blue',
    order: 580,
    hideInModels: true,
    hideInDatasets: true,
  },
});

export const summary = 'Models and datasets whose task is none of the others.';
