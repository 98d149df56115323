import { defineSample } from '../../define-sample.ts';

export const sample = defineSample<'automatic-speech-recognition'>({
  args: { inputs: 'speech.mp3' },
});
