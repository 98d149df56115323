import type { Value } from '@hubkit/code';

/** The arguments of a task that changes an image by a prompt. */
export function imageAndPrompt(sample: Value): Readonly<Record<string, Value>> {
  const { image, prompt } = Object(sample);
  return { inputs: image, parameters: { prompt } };
}
