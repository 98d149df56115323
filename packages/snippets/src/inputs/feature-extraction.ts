import { defineInput } from '../define-input.ts';

export const featureExtraction = defineInput({
  task: 'feature-extraction',
  sample: () => 'The sun is out today, so let us eat some ice cream.',
});
