import { defineTask } from '../../define-task.ts';

export const fillMask = defineTask({
  id: 'fill-mask',
  label: 'Fill-Mask',
  keywords: ['missing words', 'masked language model', 'fill in the blank', 'guess the word', 'cloze test'],
  method: 'fillMask',
  pipeline: {
    modality: 'nlp',
    color: 'red',
    subtasks: [
      { type: 'slot-filling', name: 'Slot Filling' },
      { type: 'masked-language-modeling', name: 'Masked Language Modeling' },
    ],
  },
  libraries: ['transformers', 'transformers.js'],
});
