import { defineTask } from '../../task-definition/define-task.ts';

export const tableToText = defineTask({
  id: 'table-to-text',
  label: 'Table to Text',
  pipeline: {
    modality: 'nlp',
    color: 'blue',
    order: 350,
    hideInModels: true,
  },
  libraries: ['transformers'],
});

export const keywords = ['describe tables', 'reports from data', 'data to text'];

export const summary = 'Table-to-text models describe the contents of a table in sentences.';
