import { defineTask } from '../../define-task.ts';

export const tableQuestionAnswering = defineTask({
  id: 'table-question-answering',
  label: 'Table Question Answering',
  keywords: ['ask a spreadsheet', 'excel', 'csv', 'text to sql', 'query data'],
  method: 'tableQuestionAnswering',
  pipeline: {
    modality: 'nlp',
    color: 'green',
  },
  libraries: ['transformers'],
});
