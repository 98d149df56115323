import type { ImageSegmentationInput } from '@hubkit/catalog';
import { png } from './media/png.ts';

export const input: ImageSegmentationInput = { inputs: png, parameters: { subtask: 'semantic' } };
