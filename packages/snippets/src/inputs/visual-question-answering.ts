import { defineInput } from '../define-input.ts';

export const visualQuestionAnswering = defineInput({
  task: 'visual-question-answering',
  sample: () => ({ image: 'cat.png', question: 'What is the animal doing?' }),
});
