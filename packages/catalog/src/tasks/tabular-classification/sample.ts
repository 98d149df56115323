import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'tabular-classification'>({
  args: { inputs: { data: { height_cm: ['12', '48', '95'], leaves: ['4', '11', '23'] } } },
});
