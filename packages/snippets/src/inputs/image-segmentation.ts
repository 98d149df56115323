import { defineInput } from '../define-input.ts';

export const imageSegmentation = defineInput({
  task: 'image-segmentation',
  sample: () => 'cats.jpg',
});
