import { defineInput } from '../define-input.ts';

export const imageToText = defineInput({
  task: 'image-to-text',
  sample: () => 'cats.jpg',
});
