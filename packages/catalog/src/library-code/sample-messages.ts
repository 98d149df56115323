import type { ModelRecord } from '../models/model-record.ts';

/** The question that examples ask a chat model. */
export const sampleQuestion = 'What is the capital of Portugal?';

const image = 'https://cdn.britannica.com/61/93061-050-99147DCE/Statue-of-Liberty-Island-New-York-Bay.jpg';

/** The messages that an example sends to a chat model, in OpenAI's format: with an image where the model reads images. */
export function sampleMessages({ pipeline_tag: task, tags }: Pick<ModelRecord, 'pipeline_tag' | 'tags'>) {
  if (task !== 'image-text-to-text' && !tags.includes('image-text-to-text')) {
    return [{ role: 'user', content: sampleQuestion }];
  }
  const parts = [
    { type: 'text', text: 'Describe what this picture shows, briefly.' },
    { type: 'image_url', image_url: { url: image } },
  ];
  return [{ role: 'user', content: parts }];
}
