import { defineInput } from '../define-input.ts';

export const zeroShotClassification = defineInput({
  task: 'zero-shot-classification',
  sample: () => 'Hello, last week I ordered a lamp in your shop, but it arrived broken. Please send me my money back.',
  args: (text) => ({ inputs: text, parameters: { candidate_labels: ['refund', 'legal', 'faq'] } }),
});
