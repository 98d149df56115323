// Written by `npm run gen` from the files beside it. Do not edit.
import { cerebras } from './cerebras.ts';
import { falAi } from './fal-ai.ts';
import { groq } from './groq.ts';
import { hfInference } from './hf-inference.ts';
import { replicate } from './replicate.ts';
import { together } from './together.ts';

/** Every provider by its id, in alphabetical order. */
export const PROVIDERS_BY_ID = {
  cerebras,
  'fal-ai': falAi,
  groq,
  'hf-inference': hfInference,
  replicate,
  together,
} as const;
