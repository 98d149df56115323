import { defineTask } from '../../task-definition/define-task.ts';

export const fillMask = defineTask({
  id: 'fill-mask',
  label: 'Fill-Mask',
  method: 'fillMask',
  pipeline: {
    modality: 'nlp',
    color: 'red',
    order: 110,
    subtasks: [
      { type: 'slot-filling', name: 'Slot Filling' },
      { type: 'masked-language-modeling', name: 'Masked Language Modeling' },
    ],
  },
  libraries: ['transformers', 'transformers.js'],
});

export const keywords = ['missing words', 'masked language model', 'fill in the blank', 'guess the word', 'cloze test'];
