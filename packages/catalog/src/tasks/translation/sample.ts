import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'translation'>({
  args: { inputs: 'Good morning, friend! The sea is blue and the house is small.' },
});
