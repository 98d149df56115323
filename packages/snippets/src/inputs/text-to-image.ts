import { defineInput } from '../define-input.ts';

export const textToImage = defineInput({
  task: 'text-to-image',
  sample: () => 'An astronaut feeding giraffes',
});
