import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'automatic-speech-recognition'>({
  args: { inputs: 'speech.mp3' },
});
