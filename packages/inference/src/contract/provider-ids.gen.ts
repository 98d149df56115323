// Written by `npm run gen` from the files beside it. Do not edit.

/** The tasks of every provider. */
export interface ProviderTaskIds {
  readonly 'black-forest-labs': 'text-to-image';
  readonly cerebras: 'conversational';
  readonly cohere: 'conversational';
  readonly 'fal-ai': 'automatic-speech-recognition' | 'text-to-image' | 'text-to-video';
  readonly 'fireworks-ai': 'conversational';
  readonly groq: 'conversational';
  readonly 'hf-inference': 'automatic-speech-recognition' | 'conversational' | 'feature-extraction' | 'text-classification' | 'text-generation' | 'text-to-image';
  readonly novita: 'conversational';
  readonly openai: 'conversational';
  readonly replicate: 'text-to-image';
  readonly together: 'conversational' | 'text-generation' | 'text-to-image';
}

/** The id of a provider. */
export type ProviderId = keyof ProviderTaskIds;
