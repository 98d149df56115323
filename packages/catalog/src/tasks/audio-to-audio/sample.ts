import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'audio-to-audio'>({
  args: { inputs: 'speech.mp3' },
});
