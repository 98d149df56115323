import { defineTask } from '../../task-definition/define-task.ts';

export const documentQuestionAnswering = defineTask({
  id: 'document-question-answering',
  label: 'Document Question Answering',
  method: 'documentQuestionAnswering',
  pipeline: {
    modality: 'multimodal',
    color: 'blue',
    order: 450,
    subtasks: [{ type: 'document-question-answering', name: 'Document Question Answering' }],
    hideInDatasets: true,
  },
  libraries: ['transformers', 'transformers.js'],
});

export const keywords = [
  'ask a pdf',
  'invoices',
  'receipts',
  'forms',
  'scanned documents',
  'read fields of documents',
  'information extraction',
];
