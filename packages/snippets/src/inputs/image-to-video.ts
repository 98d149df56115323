import { defineInput } from '../define-input.ts';

export const imageToVideo = defineInput({
  task: 'image-to-video',
  sample: () => ({ image: 'cat.png', prompt: 'The cat starts to dance' }),
});
