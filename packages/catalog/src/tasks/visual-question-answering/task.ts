import { defineTask } from '../../task-definition/define-task.ts';

export const visualQuestionAnswering = defineTask({
  id: 'visual-question-answering',
  label: 'Visual Question Answering',
  method: 'visualQuestionAnswering',
  pipeline: {
    modality: 'multimodal',
    color: 'red',
    order: 440,
    subtasks: [{ type: 'visual-question-answering', name: 'Visual Question Answering' }],
  },
  libraries: ['transformers', 'transformers.js'],
});

export const keywords = ['ask about a picture', 'questions about photos', 'describe for blind people'];
