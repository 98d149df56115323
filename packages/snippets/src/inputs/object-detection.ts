import { defineInput } from '../define-input.ts';

export const objectDetection = defineInput({
  task: 'object-detection',
  sample: () => 'cats.jpg',
});
