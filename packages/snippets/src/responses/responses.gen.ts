// Written by `npm run gen` from the files beside it. Do not edit.
import type { ProviderResponses } from '../define-responses.ts';
import { blackForestLabs } from './black-forest-labs.ts';
import { deepinfra } from './deepinfra.ts';
import { falAi } from './fal-ai.ts';
import { hyperbolic } from './hyperbolic.ts';
import { nebius } from './nebius.ts';
import { novita } from './novita.ts';
import { nscale } from './nscale.ts';
import { replicate } from './replicate.ts';
import { together } from './together.ts';
import { wavespeed } from './wavespeed.ts';
import { zaiOrg } from './zai-org.ts';

/** Places in responses that snippets read, by provider. */
export const RESPONSES: Readonly<Record<string, ProviderResponses>> = {
  'black-forest-labs': blackForestLabs,
  deepinfra,
  'fal-ai': falAi,
  hyperbolic,
  nebius,
  novita,
  nscale,
  replicate,
  together,
  wavespeed,
  'zai-org': zaiOrg,
};
