// Written by `npm run gen` from the files beside it. Do not edit.
import type { Provider } from '../provider.ts';
import { cerebras } from './cerebras.ts';
import { falAi } from './fal-ai.ts';
import { groq } from './groq.ts';
import { hfInference } from './hf-inference.ts';
import { replicate } from './replicate.ts';
import { together } from './together.ts';

/** All emulated providers, in alphabetical order. */
export const PROVIDERS: readonly Provider[] = [cerebras, falAi, groq, hfInference, replicate, together];
