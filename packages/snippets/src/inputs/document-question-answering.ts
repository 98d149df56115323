import { defineInput } from '../define-input.ts';

export const documentQuestionAnswering = defineInput({
  task: 'document-question-answering',
  sample: () => ({ image: 'cat.png', question: 'What is in this document?' }),
});
