import { defineSample } from '../../../../src/task-definition/define-sample.ts';

export const sample = defineSample<'optical-music-recognition'>({
  args: { inputs: 'score.png' },
});
