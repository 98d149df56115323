import { defineTask } from '../../task-definition/define-task.ts';

export const translation = defineTask({
  id: 'translation',
  label: 'Translation',
  method: 'translation',
  pipeline: {
    modality: 'nlp',
    color: 'green',
    order: 60,
  },
  libraries: ['transformers', 'transformers.js'],
});

export const keywords = ['translate', 'translator', 'languages', 'interpreter', 'localization', 'multilingual'];
