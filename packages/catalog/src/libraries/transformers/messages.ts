import type { Value } from '@hubkit/code';
import { hasTag } from '../../models/model-facts.ts';
import type { ModelRecord } from '../../models/model-record.ts';

/** The address of the images that Hugging Face's documentation uses. */
export const images = 'https://huggingface.co/datasets/huggingface/documentation-images/resolve/main';

/** The messages for a chat model: with an image where the model reads images. */
export function messagesFor(model: ModelRecord): readonly Value[] {
  if (!hasTag(model, 'image-text-to-text')) return [{ role: 'user', content: 'Who are you?' }];
  const image = { type: 'image', url: `${images}/p-blog/candy.JPG` };
  return [{ role: 'user', content: [image, { type: 'text', text: 'What animal is on the candy?' }] }];
}
