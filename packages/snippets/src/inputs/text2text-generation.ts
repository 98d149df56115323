import { defineInput } from '../define-input.ts';

export const text2textGeneration = defineInput({
  task: 'text2text-generation',
  sample: () => 'The best thing about holidays is',
  method: 'textGeneration',
  python: false,
});
