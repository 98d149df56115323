import { defineInput } from '../define-input.ts';

export const zeroShotClassification = defineInput({
  task: 'zero-shot-classification',
  sample: () => 'Hello, last week I ordered a lamp in your shop, but it arrived broken. Please send me my money back.',
  args: () => ({
    inputs: 'Hello, last week I ordered a lamp in your shop, but it arrived broken. Please send me my money back.',
    parameters: { candidate_labels: ['refund', 'legal', 'faq'] },
  }),
});
