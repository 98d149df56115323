import { defineInput } from '../define-input.ts';

export const imageTextToVideo = defineInput({
  task: 'image-text-to-video',
  sample: () => ({ image: 'cat.png', prompt: 'The cat starts to dance' }),
});
