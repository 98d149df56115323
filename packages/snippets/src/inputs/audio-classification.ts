import { defineInput } from '../define-input.ts';

export const audioClassification = defineInput({
  task: 'audio-classification',
  sample: () => 'sample1.flac',
});
