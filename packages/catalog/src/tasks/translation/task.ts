import { defineTask } from '../../define-task.ts';

export const translation = defineTask({
  id: 'translation',
  label: 'Translation',
  keywords: ['translate', 'translator', 'languages', 'interpreter', 'localization', 'multilingual'],
  method: 'translation',
  pipeline: {
    modality: 'nlp',
    color: 'green',
  },
  libraries: ['transformers', 'transformers.js'],
});
