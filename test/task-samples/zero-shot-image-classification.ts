import type { ZeroShotImageClassificationInput } from '@hubkit/catalog';
import { png } from './media/png.ts';

export const input: ZeroShotImageClassificationInput = {
  inputs: png,
  parameters: { candidate_labels: ['red', 'green'] },
};
