import { defineInput } from '../define-input.ts';

export const textToAudio = defineInput({
  task: 'text-to-audio',
  sample: () => 'folk, acoustic guitar, calm',
  result: 'audio',
  python: false,
});
