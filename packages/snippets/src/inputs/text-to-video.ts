import { defineInput } from '../define-input.ts';

export const textToVideo = defineInput({
  task: 'text-to-video',
  sample: () => 'A young man walking on the street',
  result: 'video',
});
