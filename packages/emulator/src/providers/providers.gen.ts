// Written by `npm run gen` from the files beside it. Do not edit.
import type { Provider } from '../provider.ts';
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

/** All emulated providers, in alphabetical order. */
export const PROVIDERS: readonly Provider[] = [blackForestLabs, cerebras, cohere, falAi, fireworksAi, groq, hfInference, novita, openai, replicate, together];
