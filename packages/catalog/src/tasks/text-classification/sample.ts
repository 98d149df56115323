import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'text-classification'>({
  args: { inputs: 'I love the view from up here.' },
});
