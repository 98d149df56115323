import type { AudioToAudioInput } from '@hubkit/catalog';
import { wav } from './media/wav.ts';

export const input: AudioToAudioInput = { inputs: wav };
