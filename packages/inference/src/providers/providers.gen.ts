// Written by `npm run gen` from the files beside it. Do not edit.
import { blackForestLabs } from './black-forest-labs.ts';
import { cerebras } from './cerebras.ts';
import { cohere } from './cohere.ts';
import { falAi } from './fal-ai.ts';
import { fireworksAi } from './fireworks-ai.ts';
import { groq } from './groq.ts';
import { hfInference } from './hf-inference.ts';
import { novita } from './novita.ts';
import { openai } from './openai.ts';
import { replicate } from './replicate.ts';
import { together } from './together.ts';

/** Every provider by its id, in alphabetical order. */
export const PROVIDERS_BY_ID = {
  'black-forest-labs': blackForestLabs,
  cerebras,
  cohere,
  'fal-ai': falAi,
  'fireworks-ai': fireworksAi,
  groq,
  'hf-inference': hfInference,
  novita,
  openai,
  replicate,
  together,
} as const;
