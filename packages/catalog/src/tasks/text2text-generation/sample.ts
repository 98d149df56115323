import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'text2text-generation'>({
  args: { inputs: 'Rewrite this sentence politely: Close the door.' },
});
