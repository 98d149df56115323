import type { TextToAudioInput } from '@hubkit/catalog';

export const input: TextToAudioInput = { inputs: 'Calm piano music' };
