import { defineSample } from '../../src/task-definition/define-sample.ts';

export const TASK_SAMPLES = {
  'optical-music-recognition': defineSample<'optical-music-recognition'>({ args: { inputs: 'score.png' } }),
};
