import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'feature-extraction'>({
  args: { inputs: 'The sun is out today, so let us eat some ice cream.' },
});
