import { defineInput } from '../define-input.ts';

export const textToSpeech = defineInput({
  task: 'text-to-speech',
  sample: () => 'The answer to everything is 42.',
  result: 'audio',
});
