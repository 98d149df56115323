import { defineSample } from '../../define-sample.ts';

export const sample = defineSample<'image-segmentation'>({
  args: { inputs: 'lighthouse.png' },
});
