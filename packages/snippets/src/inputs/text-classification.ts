import { defineInput } from '../define-input.ts';

export const textClassification = defineInput({
  task: 'text-classification',
  sample: () => 'I am very fond of you. I like you.',
});
