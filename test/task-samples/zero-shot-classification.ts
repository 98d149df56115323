import type { ZeroShotClassificationInput } from '@hubkit/catalog';

export const input: ZeroShotClassificationInput = {
  inputs: 'The printer does not work any more and I want my money back.',
  parameters: { candidate_labels: ['refund', 'invoice', 'praise'] },
};
