import { defineSample } from '../../define-sample.ts';

export const sample = defineSample<'image-to-text'>({
  args: { inputs: 'lighthouse.png' },
});
