import type { ImageToTextInput } from '@hubkit/catalog';
import { png } from './media/png.ts';

export const input: ImageToTextInput = { inputs: png };
