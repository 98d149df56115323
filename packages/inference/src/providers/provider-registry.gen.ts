// Written by `npm run gen` from the files beside it. Do not edit.
import { createRegistry, type ProviderRegistry } from '../routing/provider-registry.ts';

/** Every provider by its id, in the order of error messages; each is loaded when the first call needs it. */
export const PROVIDER_REGISTRY: ProviderRegistry = /* @__PURE__ */ createRegistry({
  'black-forest-labs': {
    tasks: ['text-to-image'],
    load: async () => (await import('./black-forest-labs.ts')).blackForestLabs,
  },
  cerebras: {
    tasks: ['conversational'],
    load: async () => (await import('./cerebras.ts')).cerebras,
  },
  cohere: {
    tasks: ['conversational'],
    load: async () => (await import('./cohere.ts')).cohere,
  },
  'fal-ai': {
    tasks: ['text-to-image', 'image-to-image', 'image-text-to-image', 'image-segmentation', 'text-to-video', 'image-to-video', 'image-text-to-video', 'text-to-speech', 'text-to-audio', 'audio-to-audio', 'automatic-speech-recognition'],
    load: async () => (await import('./fal-ai.ts')).falAi,
  },
  'featherless-ai': {
    tasks: ['conversational', 'text-generation'],
    load: async () => (await import('./featherless-ai.ts')).featherlessAi,
  },
  'hf-inference': {
    tasks: ['text-to-image', 'conversational', 'text-generation', 'text-classification', 'automatic-speech-recognition', 'audio-classification', 'image-classification', 'image-segmentation', 'image-to-text', 'object-detection', 'zero-shot-image-classification', 'document-question-answering', 'visual-question-answering', 'tabular-classification', 'tabular-regression', 'feature-extraction', 'image-to-image', 'text-to-speech', 'text-to-audio', 'audio-to-audio', 'sentence-similarity', 'token-classification', 'zero-shot-classification', 'question-answering', 'table-question-answering', 'fill-mask', 'summarization', 'translation'],
    equivalentTasks: [['feature-extraction','sentence-similarity']],
    load: async () => (await import('./hf-inference.ts')).hfInference,
  },
  'fireworks-ai': {
    tasks: ['conversational'],
    load: async () => (await import('./fireworks-ai.ts')).fireworksAi,
  },
  groq: {
    tasks: ['conversational', 'text-generation'],
    load: async () => (await import('./groq.ts')).groq,
  },
  hyperbolic: {
    tasks: ['text-to-image', 'conversational', 'text-generation'],
    load: async () => (await import('./hyperbolic.ts')).hyperbolic,
  },
  nebius: {
    tasks: ['text-to-image', 'conversational', 'text-generation', 'feature-extraction'],
    load: async () => (await import('./nebius.ts')).nebius,
  },
  novita: {
    tasks: ['conversational', 'text-generation', 'text-to-video'],
    load: async () => (await import('./novita.ts')).novita,
  },
  nscale: {
    tasks: ['text-to-image', 'conversational'],
    load: async () => (await import('./nscale.ts')).nscale,
  },
  openai: {
    tasks: ['conversational'],
    load: async () => (await import('./openai.ts')).openai,
  },
  ovhcloud: {
    tasks: ['conversational', 'text-generation'],
    load: async () => (await import('./ovhcloud.ts')).ovhcloud,
  },
  replicate: {
    tasks: ['text-to-image', 'text-to-speech', 'text-to-video', 'image-to-image', 'automatic-speech-recognition'],
    load: async () => (await import('./replicate.ts')).replicate,
  },
  sambanova: {
    tasks: ['conversational', 'feature-extraction'],
    load: async () => (await import('./sambanova.ts')).sambanova,
  },
  together: {
    tasks: ['text-to-image', 'image-to-image', 'text-to-video', 'image-to-video', 'conversational', 'text-generation', 'feature-extraction', 'text-to-speech', 'automatic-speech-recognition'],
    load: async () => (await import('./together.ts')).together,
  },
  baseten: {
    tasks: ['conversational'],
    load: async () => (await import('./baseten.ts')).baseten,
  },
  deepinfra: {
    tasks: ['automatic-speech-recognition', 'conversational', 'feature-extraction', 'text-generation', 'text-to-image', 'text-to-speech'],
    load: async () => (await import('./deepinfra.ts')).deepinfra,
  },
  publicai: {
    tasks: ['conversational'],
    load: async () => (await import('./publicai.ts')).publicai,
  },
  scaleway: {
    tasks: ['conversational', 'text-generation', 'feature-extraction'],
    load: async () => (await import('./scaleway.ts')).scaleway,
  },
  wavespeed: {
    tasks: ['text-to-image', 'text-to-video', 'image-to-image', 'image-to-video', 'image-text-to-image', 'image-text-to-video'],
    load: async () => (await import('./wavespeed.ts')).wavespeed,
  },
  'zai-org': {
    tasks: ['conversational', 'text-to-image', 'image-to-text'],
    load: async () => (await import('./zai-org.ts')).zaiOrg,
  },
});
