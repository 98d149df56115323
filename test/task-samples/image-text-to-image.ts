import type { ImageTextToImageInput } from '@hubkit/catalog';
import { png } from './media/png.ts';

export const input: ImageTextToImageInput = {
  inputs: [png, png],
  parameters: { prompt: 'Both squares side by side', target_size: { width: 64, height: 48 }, seed: 7 },
};
