import type { ImageToImageInput } from '@hubkit/catalog';
import { png } from './media/png.ts';

export const input: ImageToImageInput = {
  inputs: png,
  parameters: { prompt: 'A blue boat in the fog', target_size: { width: 64, height: 48 } },
};
