// Written by `npm run gen` from the files beside it. Do not edit.
import { createRegistry, type ProviderRegistry } from '../routing/provider-registry.ts';

/** Every provider by its id, in the order of error messages; each is loaded when the first call needs it. */
export const PROVIDER_REGISTRY: ProviderRegistry = /* @__PURE__ */ createRegistry({
  'black-forest-labs': {
    tasks: ['text-to-image'],
    load: () => import('./black-forest-labs.ts'),
  },
  cerebras: {
    tasks: ['conversational'],
    load: () => import('./cerebras.ts'),
  },
  cohere: {
    tasks: ['conversational', 'text-ranking'],
    load: () => import('./cohere.ts'),
  },
  'fal-ai': {
    tasks: ['audio-to-audio', 'automatic-speech-recognition', 'image-segmentation', 'image-text-to-image', 'image-text-to-video', 'image-to-image', 'image-to-video', 'text-to-audio', 'text-to-image', 'text-to-speech', 'text-to-video'],
    load: () => import('./fal-ai.ts'),
  },
  'featherless-ai': {
    tasks: ['conversational', 'text-generation'],
    load: () => import('./featherless-ai.ts'),
  },
  'hf-inference': {
    tasks: ['audio-classification', 'audio-to-audio', 'automatic-speech-recognition', 'conversational', 'document-question-answering', 'feature-extraction', 'fill-mask', 'image-classification', 'image-segmentation', 'image-to-image', 'image-to-text', 'object-detection', 'question-answering', 'sentence-similarity', 'summarization', 'table-question-answering', 'tabular-classification', 'tabular-regression', 'text-classification', 'text-generation', 'text-ranking', 'text-to-audio', 'text-to-image', 'text-to-speech', 'token-classification', 'translation', 'visual-question-answering', 'zero-shot-classification', 'zero-shot-image-classification'],
    equivalentTasks: [['feature-extraction','sentence-similarity']],
    load: () => import('./hf-inference.ts'),
  },
  'fireworks-ai': {
    tasks: ['conversational', 'text-ranking'],
    load: () => import('./fireworks-ai.ts'),
  },
  groq: {
    tasks: ['conversational', 'text-generation'],
    load: () => import('./groq.ts'),
  },
  hyperbolic: {
    tasks: ['conversational', 'text-generation', 'text-to-image'],
    load: () => import('./hyperbolic.ts'),
  },
  nebius: {
    tasks: ['conversational', 'feature-extraction', 'text-generation', 'text-to-image'],
    load: () => import('./nebius.ts'),
  },
  novita: {
    tasks: ['conversational', 'image-text-to-video', 'text-generation', 'text-ranking', 'text-to-video'],
    load: () => import('./novita.ts'),
  },
  nscale: {
    tasks: ['conversational', 'text-to-image'],
    load: () => import('./nscale.ts'),
  },
  openai: {
    tasks: ['conversational'],
    load: () => import('./openai.ts'),
  },
  ovhcloud: {
    tasks: ['conversational', 'text-generation'],
    load: () => import('./ovhcloud.ts'),
  },
  replicate: {
    tasks: ['automatic-speech-recognition', 'image-to-image', 'text-to-image', 'text-to-speech', 'text-to-video'],
    load: () => import('./replicate.ts'),
  },
  sambanova: {
    tasks: ['conversational', 'feature-extraction'],
    load: () => import('./sambanova.ts'),
  },
  together: {
    tasks: ['automatic-speech-recognition', 'conversational', 'feature-extraction', 'image-to-image', 'image-to-video', 'text-generation', 'text-ranking', 'text-to-image', 'text-to-speech', 'text-to-video'],
    load: () => import('./together.ts'),
  },
  baseten: {
    tasks: ['conversational'],
    load: () => import('./baseten.ts'),
  },
  deepinfra: {
    tasks: ['automatic-speech-recognition', 'conversational', 'feature-extraction', 'text-generation', 'text-ranking', 'text-to-image', 'text-to-speech'],
    load: () => import('./deepinfra.ts'),
  },
  publicai: {
    tasks: ['conversational'],
    load: () => import('./publicai.ts'),
  },
  scaleway: {
    tasks: ['conversational', 'feature-extraction', 'text-generation'],
    load: () => import('./scaleway.ts'),
  },
  wavespeed: {
    tasks: ['image-text-to-image', 'image-text-to-video', 'image-to-image', 'image-to-video', 'text-to-image', 'text-to-video'],
    load: () => import('./wavespeed.ts'),
  },
  'zai-org': {
    tasks: ['conversational', 'image-to-text', 'text-to-image'],
    load: () => import('./zai-org.ts'),
  },
});
