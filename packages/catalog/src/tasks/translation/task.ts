import { defineTask } from '../../define-task.ts';

export const translation = defineTask({
  id: 'translation',
  label: 'Translation',
  pipeline: {
    modality: 'nlp',
    color: 'green',
  },
  libraries: ['transformers', 'transformers.js'],
});
