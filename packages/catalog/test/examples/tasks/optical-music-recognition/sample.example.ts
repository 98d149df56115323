import { defineSample } from '../../../../src/define-sample.ts';

export const sample = defineSample<'optical-music-recognition'>({
  args: { inputs: 'score.png' },
});
