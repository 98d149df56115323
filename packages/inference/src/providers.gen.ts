// Written by `npm run gen` from the files beside it. Do not edit.
import { cerebras } from './providers/cerebras.ts';
import { falAi } from './providers/fal-ai.ts';
import { groq } from './providers/groq.ts';
import { hfInference } from './providers/hf-inference.ts';
import { together } from './providers/together.ts';

/** Every provider by its id, in alphabetical order. */
export const PROVIDERS_BY_ID = {
  cerebras,
  'fal-ai': falAi,
  groq,
  'hf-inference': hfInference,
  together,
} as const;

/** The name of a provider. */
export type ProviderId = keyof typeof PROVIDERS_BY_ID;
