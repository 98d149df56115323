const chat = 'conversational';
const media = ['text-to-image', 'image-to-image', 'text-to-video', 'image-to-video'];

/**
 * Tasks that version 1.33 of huggingface_hub has for a provider, as its own table lists them (November 2026); an end-to-end
 * test compares the two. For a provider that is not in the list, its client raises an error.
 */
const TASKS: Readonly<Record<string, readonly string[]>> = {
  baseten: [chat],
  cerebras: [chat],
  cohere: [chat],
  deepinfra: [chat, 'automatic-speech-recognition', 'feature-extraction', 'text-generation', 'text-to-speech'],
  'fal-ai': ['automatic-speech-recognition', 'image-segmentation', 'text-to-speech', ...media],
  'featherless-ai': [chat, 'text-generation'],
  'fireworks-ai': [chat],
  groq: [chat],
  novita: [chat, 'text-generation', 'text-to-video'],
  nscale: [chat, 'text-to-image'],
  openai: [chat],
  ovhcloud: [chat],
  publicai: [chat],
  replicate: ['automatic-speech-recognition', 'text-to-image', 'image-to-image', 'text-to-speech', 'text-to-video'],
  scaleway: [chat, 'feature-extraction'],
  together: [chat, 'feature-extraction', 'text-generation', 'text-to-speech', ...media],
  wavespeed: media,
  'zai-org': [chat, 'text-to-image'],
};

/** True where the Python client has the task of a provider. The hub's own service has every task that has a method. */
export function servesTask(provider: string, task: string): boolean {
  if (provider === 'auto' || provider === 'hf-inference') return true;
  return Object.hasOwn(TASKS, provider) && TASKS[provider]?.includes(task) === true;
}
