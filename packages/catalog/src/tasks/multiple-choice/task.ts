import { defineTask } from '../../task-definition/define-task.ts';

export const multipleChoice = defineTask({
  id: 'multiple-choice',
  label: 'Multiple Choice',
  pipeline: {
    modality: 'nlp',
    color: 'blue',
    order: 360,
    subtasks: [
      { type: 'multiple-choice-qa', name: 'Multiple Choice QA' },
      { type: 'multiple-choice-coreference-resolution', name: 'Multiple Choice Coreference Resolution' },
    ],
    hideInModels: true,
  },
  libraries: ['transformers'],
});

export const keywords = ['quiz', 'exam questions', 'choose an answer'];

export const summary = 'Multiple choice picks the right one of several given answers to a question.';
