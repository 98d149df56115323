import { defineInput } from '../define-input.ts';

export const automaticSpeechRecognition = defineInput({
  task: 'automatic-speech-recognition',
  sample: () => 'sample1.flac',
  // fal takes no FLAC.
  fileFor: { 'fal-ai': 'sample1.mp3' },
});
