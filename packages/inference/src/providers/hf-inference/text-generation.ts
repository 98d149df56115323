import { completionsOrGenerated } from '../../presets/text-generation.ts';

/** Completions: the service left the protocol of text-generation-inference in May 2026. */
export const textGeneration = {
  ...completionsOrGenerated('models/{model}/v1/completions'),
  endpointPath: 'v1/completions',
};
