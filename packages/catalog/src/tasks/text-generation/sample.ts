import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'text-generation'>({
  args: { inputs: 'Once upon a time, a lighthouse keeper' },
});
