import { defineTask } from '../../define-task.ts';

export const tableToText = defineTask({
  id: 'table-to-text',
  label: 'Table to Text',
  keywords: ['describe tables', 'reports from data', 'data to text'],
  pipeline: {
    modality: 'nlp',
    color: 'blue',
    hideInModels: true,
  },
  libraries: ['transformers'],
});
