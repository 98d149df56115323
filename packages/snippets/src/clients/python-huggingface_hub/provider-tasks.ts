const media = ['text-to-image', 'image-to-image', 'text-to-video', 'image-to-video'];

/**
 * Tasks beside chat that version 1.33 of huggingface_hub has for a provider, as its own table lists them (November 2026).
 * Tasks of the hub's own service are all there; for a provider that is not in the list, its client raises an error.
 */
const TASKS: Readonly<Record<string, readonly string[]>> = {
  baseten: [],
  cerebras: [],
  cohere: [],
  deepinfra: ['automatic-speech-recognition', 'feature-extraction', 'text-generation', 'text-to-speech'],
  'fal-ai': ['automatic-speech-recognition', 'image-segmentation', 'text-to-speech', ...media],
  'featherless-ai': ['text-generation'],
  'fireworks-ai': [],
  groq: [],
  novita: ['text-generation', 'text-to-video'],
  nscale: ['text-to-image'],
  openai: [],
  ovhcloud: [],
  publicai: [],
  replicate: ['automatic-speech-recognition', 'text-to-image', 'image-to-image', 'text-to-speech', 'text-to-video'],
  scaleway: ['feature-extraction'],
  together: ['feature-extraction', 'text-generation', 'text-to-speech', ...media],
  wavespeed: media,
  'zai-org': ['text-to-image'],
};

/** True where the Python client has the task of a provider. */
export function servesTask(provider: string, task: string): boolean {
  if (provider === 'auto' || provider === 'hf-inference') return true;
  if (!Object.hasOwn(TASKS, provider)) return false;
  return task === 'conversational' || TASKS[provider]?.includes(task) === true;
}
