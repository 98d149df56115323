import type { ImageTextToVideoInput } from '@hubkit/catalog';
import { png } from './media/png.ts';

export const input: ImageTextToVideoInput = { inputs: png, parameters: { prompt: 'It starts to rain', seed: 7 } };
