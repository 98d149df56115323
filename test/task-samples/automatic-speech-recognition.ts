import type { AutomaticSpeechRecognitionInput } from '@hubkit/catalog';
import { wav } from './media/wav.ts';

export const input: AutomaticSpeechRecognitionInput = { inputs: wav };
