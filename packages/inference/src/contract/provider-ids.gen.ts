// Written by `npm run gen` from the files beside it. Do not edit.

/** The id of a provider. */
export type ProviderId =
  | 'cerebras'
  | 'fal-ai'
  | 'groq'
  | 'hf-inference'
  | 'together';
