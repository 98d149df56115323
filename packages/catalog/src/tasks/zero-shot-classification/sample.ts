import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'zero-shot-classification'>({
  args: {
    inputs: 'The lamp I ordered last week arrived broken. Please send me my money back.',
    parameters: { candidate_labels: ['refund', 'invoice', 'praise'] },
  },
});
