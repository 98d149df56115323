import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'image-segmentation'>({
  args: { inputs: 'lighthouse.png' },
});
