import type { AudioClassificationInput } from '@hubkit/catalog';
import { wav } from './media/wav.ts';

export const input: AudioClassificationInput = { inputs: wav, parameters: { top_k: 3 } };
