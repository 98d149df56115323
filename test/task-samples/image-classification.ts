import type { ImageClassificationInput } from '@hubkit/catalog';
import { png } from './media/png.ts';

export const input: ImageClassificationInput = { inputs: png };
