import { defineSample } from '../../define-sample.ts';

export const sample = defineSample<'translation'>({
  args: { inputs: 'Good morning, friend! The sea is blue and the house is small.' },
});
