// Written by `npm run gen` from the files beside it. Do not edit.

/** The tasks of every provider. */
export interface ProviderTaskIds {
  readonly baseten: 'conversational';
  readonly 'black-forest-labs': 'text-to-image';
  readonly cerebras: 'conversational';
  readonly cohere: 'conversational' | 'text-ranking';
  readonly deepinfra: 'automatic-speech-recognition' | 'conversational' | 'feature-extraction' | 'text-generation' | 'text-ranking' | 'text-to-image' | 'text-to-speech';
  readonly 'fal-ai': 'audio-to-audio' | 'automatic-speech-recognition' | 'image-segmentation' | 'image-text-to-image' | 'image-text-to-video' | 'image-to-image' | 'image-to-video' | 'text-to-audio' | 'text-to-image' | 'text-to-speech' | 'text-to-video';
  readonly 'featherless-ai': 'conversational' | 'text-generation';
  readonly 'fireworks-ai': 'conversational' | 'text-ranking';
  readonly groq: 'conversational' | 'text-generation';
  readonly 'hf-inference': 'audio-classification' | 'audio-to-audio' | 'automatic-speech-recognition' | 'conversational' | 'document-question-answering' | 'feature-extraction' | 'fill-mask' | 'image-classification' | 'image-segmentation' | 'image-to-image' | 'image-to-text' | 'object-detection' | 'question-answering' | 'sentence-similarity' | 'summarization' | 'table-question-answering' | 'tabular-classification' | 'tabular-regression' | 'text-classification' | 'text-generation' | 'text-ranking' | 'text-to-audio' | 'text-to-image' | 'text-to-speech' | 'token-classification' | 'translation' | 'visual-question-answering' | 'zero-shot-classification' | 'zero-shot-image-classification';
  readonly hyperbolic: 'conversational' | 'text-generation' | 'text-to-image';
  readonly nebius: 'conversational' | 'feature-extraction' | 'text-generation' | 'text-to-image';
  readonly novita: 'conversational' | 'image-text-to-video' | 'text-generation' | 'text-ranking' | 'text-to-video';
  readonly nscale: 'conversational' | 'text-to-image';
  readonly openai: 'conversational';
  readonly ovhcloud: 'conversational' | 'text-generation';
  readonly publicai: 'conversational';
  readonly replicate: 'automatic-speech-recognition' | 'image-to-image' | 'text-to-image' | 'text-to-speech' | 'text-to-video';
  readonly sambanova: 'conversational' | 'feature-extraction';
  readonly scaleway: 'conversational' | 'feature-extraction' | 'text-generation';
  readonly together: 'automatic-speech-recognition' | 'conversational' | 'feature-extraction' | 'image-to-image' | 'image-to-video' | 'text-generation' | 'text-ranking' | 'text-to-image' | 'text-to-speech' | 'text-to-video';
  readonly wavespeed: 'image-text-to-image' | 'image-text-to-video' | 'image-to-image' | 'image-to-video' | 'text-to-image' | 'text-to-video';
  readonly 'zai-org': 'conversational' | 'image-to-text' | 'text-to-image';
}

/** The id of a provider. */
export type ProviderId = keyof ProviderTaskIds;
