// Written by `npm run gen` from the files beside it. Do not edit.

/** The tasks of every provider. */
export interface ProviderTaskIds {
  readonly baseten: 'conversational';
  readonly 'black-forest-labs': 'text-to-image';
  readonly cerebras: 'conversational';
  readonly cohere: 'conversational';
  readonly 'fal-ai': 'automatic-speech-recognition' | 'text-to-image' | 'text-to-video';
  readonly 'featherless-ai': 'conversational';
  readonly 'fireworks-ai': 'conversational';
  readonly groq: 'conversational';
  readonly 'hf-inference': 'automatic-speech-recognition' | 'conversational' | 'feature-extraction' | 'text-classification' | 'text-generation' | 'text-to-image';
  readonly hyperbolic: 'conversational' | 'text-to-image';
  readonly nebius: 'conversational' | 'feature-extraction' | 'text-to-image';
  readonly novita: 'conversational';
  readonly nscale: 'conversational' | 'text-to-image';
  readonly openai: 'conversational';
  readonly ovhcloud: 'conversational';
  readonly publicai: 'conversational';
  readonly replicate: 'text-to-image';
  readonly sambanova: 'conversational' | 'feature-extraction';
  readonly scaleway: 'conversational' | 'feature-extraction';
  readonly together: 'conversational' | 'text-generation' | 'text-to-image';
  readonly 'zai-org': 'conversational';
}

/** The id of a provider. */
export type ProviderId = keyof ProviderTaskIds;
