import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'image-to-text'>({
  args: { inputs: 'lighthouse.png' },
});
