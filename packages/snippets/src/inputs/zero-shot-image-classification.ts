import { defineInput } from '../define-input.ts';

export const zeroShotImageClassification = defineInput({
  task: 'zero-shot-image-classification',
  sample: () => 'cats.jpg',
  args: (image) => ({ inputs: image, parameters: { candidate_labels: ['cat', 'dog', 'llama'] } }),
});
