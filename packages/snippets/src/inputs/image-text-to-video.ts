import { defineInput } from '../define-input.ts';
import { imageAndPrompt } from '../image-and-prompt.ts';

export const imageTextToVideo = defineInput({
  task: 'image-text-to-video',
  sample: () => ({ image: 'cat.png', prompt: 'The cat starts to dance' }),
  args: imageAndPrompt,
  result: 'video',
  python: false,
});
