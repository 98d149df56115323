// Written by `npm run gen` from the files beside it. Do not edit.
import type { Provider } from '../dialect/provider.ts';
import { baseten } from './baseten.ts';
import { blackForestLabs } from './black-forest-labs.ts';
import { cerebras } from './cerebras.ts';
import { cohere } from './cohere.ts';
import { deepinfra } from './deepinfra.ts';
import { falAi } from './fal-ai.ts';
import { featherlessAi } from './featherless-ai.ts';
import { fireworksAi } from './fireworks-ai.ts';
import { groq } from './groq.ts';
import { hfInference } from './hf-inference.ts';
import { hyperbolic } from './hyperbolic.ts';
import { nebius } from './nebius.ts';
import { novita } from './novita.ts';
import { nscale } from './nscale.ts';
import { openai } from './openai.ts';
import { ovhcloud } from './ovhcloud.ts';
import { publicai } from './publicai.ts';
import { replicate } from './replicate.ts';
import { sambanova } from './sambanova.ts';
import { scaleway } from './scaleway.ts';
import { together } from './together.ts';
import { wavespeed } from './wavespeed.ts';
import { zaiOrg } from './zai-org.ts';

/** All emulated providers, in alphabetical order. */
export const PROVIDERS: readonly Provider[] = [
  baseten,
  blackForestLabs,
  cerebras,
  cohere,
  deepinfra,
  falAi,
  featherlessAi,
  fireworksAi,
  groq,
  hfInference,
  hyperbolic,
  nebius,
  novita,
  nscale,
  openai,
  ovhcloud,
  publicai,
  replicate,
  sambanova,
  scaleway,
  together,
  wavespeed,
  zaiOrg,
];
