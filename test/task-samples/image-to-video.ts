import type { ImageToVideoInput } from '@hubkit/catalog';
import { png } from './media/png.ts';

export const input: ImageToVideoInput = { inputs: png, parameters: { prompt: 'It starts to rain', num_frames: 24 } };
