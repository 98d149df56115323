import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'text-to-audio'>({
  args: { inputs: 'Calm waves, with gulls far away' },
  result: 'audio',
});
