import { defineTask } from '../../../../src/define-task.ts';

export const visualQuestionAnswering = defineTask({
  id: 'visual-question-answering',
  label: 'Visual Question Answering',
  method: 'visualQuestionAnswering',
  pipeline: { rank: 40, modality: 'multimodal', color: 'red' },
  libraries: ['transformers', 'transformers.js'],
});
