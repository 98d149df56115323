import { defineTask } from '../../task-definition/define-task.ts';

export const tableQuestionAnswering = defineTask({
  id: 'table-question-answering',
  label: 'Table Question Answering',
  method: 'tableQuestionAnswering',
  pipeline: {
    modality: 'nlp',
    color: 'green',
    order: 30,
  },
  libraries: ['transformers'],
});

export const keywords = ['ask a spreadsheet', 'excel', 'csv', 'text to sql', 'query data'];
