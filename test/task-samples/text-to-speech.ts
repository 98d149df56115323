import type { TextToSpeechInput } from '@hubkit/catalog';

export const input: TextToSpeechInput = { inputs: 'The train leaves at noon.' };
