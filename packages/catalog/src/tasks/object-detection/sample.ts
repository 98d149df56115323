import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'object-detection'>({
  args: { inputs: 'lighthouse.png' },
});
