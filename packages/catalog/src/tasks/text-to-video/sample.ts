import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'text-to-video'>({
  args: { inputs: 'A lighthouse in a storm, seen from a ship' },
  result: 'video',
});
