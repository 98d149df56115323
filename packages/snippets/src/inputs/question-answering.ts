import { defineInput } from '../define-input.ts';

export const questionAnswering = defineInput({
  task: 'question-answering',
  sample: () => ({ question: 'Where does Nora live?', context: 'My name is Nora and I live in Lisbon.' }),
});
