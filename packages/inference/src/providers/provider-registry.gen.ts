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
    tasks: ['text-to-image', 'image-to-image', 'image-text-to-image', 'image-segmentation', 'text-to-video', 'image-to-video', 'image-text-to-video', 'text-to-speech', 'text-to-audio', 'audio-to-audio', 'automatic-speech-recognition'],
    load: () => import('./fal-ai.ts'),
  },
  'featherless-ai': {
    tasks: ['conversational', 'text-generation'],
    load: () => import('./featherless-ai.ts'),
  },
  'hf-inference': {
    tasks: ['text-to-image', 'conversational', 'text-generation', 'text-classification', 'automatic-speech-recognition', 'audio-classification', 'image-classification', 'image-segmentation', 'image-to-text', 'object-detection', 'zero-shot-image-classification', 'document-question-answering', 'visual-question-answering', 'tabular-classification', 'tabular-regression', 'feature-extraction', 'image-to-image', 'text-to-speech', 'text-to-audio', 'audio-to-audio', 'sentence-similarity', 'text-ranking', 'token-classification', 'zero-shot-classification', 'question-answering', 'table-question-answering', 'fill-mask', 'summarization', 'translation'],
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
    tasks: ['text-to-image', 'conversational', 'text-generation'],
    load: () => import('./hyperbolic.ts'),
  },
  nebius: {
    tasks: ['text-to-image', 'conversational', 'text-generation', 'feature-extraction'],
    load: () => import('./nebius.ts'),
  },
  novita: {
    tasks: ['conversational', 'text-generation', 'text-to-video', 'image-text-to-video', 'text-ranking'],
    load: () => import('./novita.ts'),
  },
  nscale: {
    tasks: ['text-to-image', 'conversational'],
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
    tasks: ['text-to-image', 'text-to-speech', 'text-to-video', 'image-to-image', 'automatic-speech-recognition'],
    load: () => import('./replicate.ts'),
  },
  sambanova: {
    tasks: ['conversational', 'feature-extraction'],
    load: () => import('./sambanova.ts'),
  },
  together: {
    tasks: ['text-to-image', 'image-to-image', 'text-to-video', 'image-to-video', 'conversational', 'text-generation', 'feature-extraction', 'text-to-speech', 'automatic-speech-recognition', 'text-ranking'],
    load: () => import('./together.ts'),
  },
  baseten: {
    tasks: ['conversational'],
    load: () => import('./baseten.ts'),
  },
  deepinfra: {
    tasks: ['automatic-speech-recognition', 'conversational', 'feature-extraction', 'text-generation', 'text-to-image', 'text-to-speech', 'text-ranking'],
    load: () => import('./deepinfra.ts'),
  },
  publicai: {
    tasks: ['conversational'],
    load: () => import('./publicai.ts'),
  },
  scaleway: {
    tasks: ['conversational', 'text-generation', 'feature-extraction'],
    load: () => import('./scaleway.ts'),
  },
  wavespeed: {
    tasks: ['text-to-image', 'text-to-video', 'image-to-image', 'image-to-video', 'image-text-to-image', 'image-text-to-video'],
    load: () => import('./wavespeed.ts'),
  },
  'zai-org': {
    tasks: ['conversational', 'text-to-image', 'image-to-text'],
    load: () => import('./zai-org.ts'),
  },
});
