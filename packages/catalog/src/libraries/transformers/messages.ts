import type { Value } from '@hubkit/code';
import { hasTag } from '../../model-facts.ts';
import type { ModelRecord } from '../../model-record.ts';

/** The address of the images that Hugging Face's documentation uses. */
export const images = 'https://huggingface.co/datasets/huggingface/documentation-images/resolve/main';

/** True for a chat model that reads images. */
export function readsImages(model: ModelRecord): boolean {
  return hasTag(model, 'image-text-to-text');
}

/** The messages for a chat model. */
export function messagesWith({ image: hasImage }: { readonly image: boolean }): readonly Value[] {
  if (!hasImage) return [{ role: 'user', content: 'Who are you?' }];
  const image = { type: 'image', url: `${images}/p-blog/candy.JPG` };
  return [{ role: 'user', content: [image, { type: 'text', text: 'What animal is on the candy?' }] }];
}
