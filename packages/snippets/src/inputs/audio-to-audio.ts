import { defineInput } from '../define-input.ts';

export const audioToAudio = defineInput({
  task: 'audio-to-audio',
  sample: () => 'sample1.flac',
});
