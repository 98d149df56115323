import { defineInput } from '../define-input.ts';

export const imageClassification = defineInput({
  task: 'image-classification',
  sample: () => 'cats.jpg',
});
