import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'image-classification'>({
  args: { inputs: 'lighthouse.png' },
});
