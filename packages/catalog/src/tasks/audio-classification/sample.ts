import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'audio-classification'>({
  args: { inputs: 'speech.mp3' },
});
