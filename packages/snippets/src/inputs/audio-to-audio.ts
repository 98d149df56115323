import { defineInput } from '../define-input.ts';

export const audioToAudio = defineInput({
  task: 'audio-to-audio',
  sample: () => 'sample1.flac',
  // fal takes no FLAC.
  fileFor: { 'fal-ai': 'sample1.mp3' },
});
