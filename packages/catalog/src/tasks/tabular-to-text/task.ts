import { defineTask } from '../../task-definition/define-task.ts';

export const tabularToText = defineTask({
  id: 'tabular-to-text',
  label: 'Tabular to Text',
  pipeline: {
    modality: 'tabular',
    color: 'blue',
    order: 340,
    subtasks: [{ type: 'rdf-to-text', name: 'RDF to text' }],
    hideInModels: true,
  },
  libraries: ['transformers'],
});

export const keywords = ['describe spreadsheets', 'reports from data', 'data to text'];

export const summary =
  'Tabular-to-text models write sentences from rows of structured data, such as records or triples.';
